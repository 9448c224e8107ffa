import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

export const form = styleIn('component', {
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const words = styleIn('component', { minHeight: '56px' });

/* Everything is open without scripts, because nothing can be opened. */
const noScripts = '(scripting: none)';

export const toggle = styleIn('component', {
  minHeight: '56px',
  paddingInline: '16px',
  '@media': {
    [media.belowMedium]: { justifyContent: 'flex-start' },
    [noScripts]: { display: 'none' },
  },
});

export const count = styleIn('component', {
  '@media': { [media.belowMedium]: { marginInlineStart: 'auto' } },
});

/* The filters are open from medium width up until the visitor opens or closes them. */
export const filters = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  paddingBlock: '12px 4px',
  selectors: { "&[data-open='no']": { display: 'none' } },
  '@media': {
    [media.belowMedium]: { selectors: { "&[data-open='wide']": { display: 'none' } } },
    [media.medium]: { gridColumn: '1 / -1', paddingBlockStart: '20px' },
    [noScripts]: { selectors: { '&[data-open]': { display: 'grid' } } },
  },
});

export const part = styleIn('component', {
  display: 'grid',
  gap: '10px',
  alignContent: 'start',
  justifyItems: 'start',
  minWidth: 0,
});

export const label = styleIn('component', {
  fontSize: vars.size.label,
  fontStretch: '118%',
  fontWeight: 600,
  lineHeight: 1.35,
});

export const chips = styleIn('component', { display: 'flex', flexWrap: 'wrap', gap: '8px' });

/* The other programs are laid out in the same row. */
export const more = styleIn('component', { display: 'contents' });

export const chip = styleIn('component', {
  selectors: { "[data-open='no'] > &:not([aria-current])": { display: 'none' } },
  '@media': {
    [noScripts]: { selectors: { "[data-open='no'] > &:not([aria-current])": { display: 'inline-flex' } } },
  },
});

export const moreButton = styleIn('component', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  padding: '6px 14px',
  border: `1px dashed ${color['border-control']}`,
  borderRadius: vars.radius.control,
  background: color.raised,
  color: color.text,
  fontSize: vars.size.small,
  fontWeight: 520,
  lineHeight: 1.2,
  cursor: 'pointer',
  ':hover': { borderColor: color['border-strong'] },
  '@media': { [noScripts]: { display: 'none' } },
});

export const turned = styleIn('component', {
  selectors: { "[aria-expanded='true'] > &": { transform: 'rotate(180deg)' } },
});

/* The place may be long, the company is typed, the year has four digits. */
export const fields = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px 24px',
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 17rem) minmax(0, 17rem) auto',
      justifyContent: 'start',
    },
  },
});

export const placeFrame = styleIn('component', { position: 'relative', display: 'block', width: '100%' });

export const place = styleIn('component', {
  width: '100%',
  minHeight: '44px',
  paddingBlock: '6px',
  appearance: 'none',
  paddingInlineEnd: '40px',
});

export const placeIcon = styleIn('component', {
  position: 'absolute',
  insetInlineEnd: '14px',
  top: '50%',
  marginTop: '-8px',
  pointerEvents: 'none',
});

export const company = styleIn('component', { width: '100%', minHeight: '44px', paddingBlock: '6px' });

export const yearFrame = styleIn('component', { display: 'flex', width: '168px' });

export const year = styleIn('component', {
  flex: '1 1 0',
  minWidth: 0,
  minHeight: '44px',
  paddingBlock: '6px',
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
  fontVariantNumeric: 'tabular-nums',
  selectors: { "&[aria-invalid='true']": { paddingBlock: '5px' }, '&:focus': { zIndex: 1 } },
});

export const apply = styleIn('component', {
  minHeight: '44px',
  padding: '0 16px',
  border: `1px solid ${color['border-control']}`,
  borderInlineStart: 0,
  borderRadius: vars.radius['elbow-control'],
  background: color['tint-2'],
  color: color['on-tint'],
  fontSize: vars.size.small,
  fontWeight: 600,
  cursor: 'pointer',
  ':hover': { background: color.primary, color: color['on-primary'] },
});

/* The error is below its field and takes no space from the programs. */
export const problem = styleIn('component', { '@media': { [media.medium]: { width: '168px' } } });
