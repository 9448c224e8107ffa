import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color, space } = vars;

export const tools = styleIn('component', {
  display: 'grid',
  gap: space[12],
  paddingBlock: '12px',
  borderBottom: `1px solid ${color['border-control']}`,
  '@media': {
    [media.medium]: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'end',
      paddingBlock: '20px',
    },
  },
});

export const form = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
  gap: space[12],
  alignItems: 'end',
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, 220px) auto' } },
});

export const choice = styleIn('component', { position: 'relative' });

/* Hides the label on phones, where the text of each choice is enough. */
export const label = styleIn('component', {
  '@media': {
    [media.belowMedium]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden' },
  },
});

export const frame = styleIn('component', { position: 'relative', display: 'block' });

/* On phones two selects share a row, so the longest month needs the whole width of its own. */
export const select = styleIn('component', {
  appearance: 'none',
  paddingInlineEnd: '40px',
  '@media': { [media.belowMedium]: { paddingInline: '10px 32px', fontStretch: '92%' } },
});

export const arrow = styleIn('component', {
  position: 'absolute',
  insetInlineEnd: '14px',
  '@media': { [media.belowMedium]: { insetInlineEnd: '8px' } },
  top: 'calc(50% - 10px)',
  pointerEvents: 'none',
});

export const views = styleIn('component', { display: 'flex' });

export const view = styleIn('component', {
  display: 'grid',
  placeItems: 'center',
  flex: 1,
  minHeight: '52px',
  paddingInline: '24px',
  border: `1px solid ${color['border-control']}`,
  fontWeight: 560,
  whiteSpace: 'nowrap',
  color: color.text,
  textDecoration: 'none',
  ':hover': { background: color.tint, color: color.text },
  selectors: {
    '& + &': { borderInlineStartWidth: 0, borderRadius: '0 14px 2px 0' },
    '&[aria-current]': { background: color.primary, borderColor: color.primary, color: color['on-primary'] },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});
