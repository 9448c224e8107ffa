import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

/** Set if phones show a select instead of the tabs. */
export const selectOnPhones = styleIn('component', {});

/** Set if the tabs are links (`LinkTabs`): they work without scripts, and the select would not. */
export const linked = styleIn('component', {});

const noScripts = `${media.belowMedium} and (scripting: none)`;

export const headed = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  borderBottom: `2px solid ${color['border-strong']}`,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
  },
});

export const heading = styleIn('component', {
  '@media': { [media.medium]: { paddingBlockEnd: '14px' } },
});

export const list = styleIn('component', {
  display: 'flex',
  outline: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: `2px solid ${color['border-strong']}`,
  selectors: { [`${headed} > &`]: { borderBottom: 0 } },
  '@media': {
    [media.belowMedium]: { selectors: { [`${selectOnPhones} > &`]: { display: 'none' } } },
    [noScripts]: { selectors: { [`${linked} > &`]: { display: 'flex' } } },
  },
});

export const tab = styleIn('component', {
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: space[8],
  minHeight: '52px',
  paddingInline: '20px',
  fontFamily: vars.font.ui,
  fontSize: vars.size.ui,
  fontWeight: 560,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: color['text-2'],
  ':hover': { color: color.text },
  selectors: {
    "&[aria-selected='true']": {
      background: color['border-strong'],
      borderRadius: '0 16px 0 0',
      color: color.bg,
    },
    '&:focus-visible': { outlineOffset: '-5px' },
    /* The focus ring must be visible against the filled shape. */
    "&[aria-selected='true']:focus-visible": { outlineColor: color.bg },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        "&[aria-selected='true']": {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

export const count = styleIn('component', {
  fontSize: vars.size.label,
  fontStretch: '108%',
  fontVariantNumeric: 'tabular-nums',
});

export const picker = styleIn('component', {
  display: 'none',
  gap: '6px',
  '@media': {
    [media.belowMedium]: { display: 'grid' },
    [noScripts]: { selectors: { [`${linked} > &`]: { display: 'none' } } },
  },
});

export const pickerLabel = styleIn('component', {
  ...typography.ui,
  fontWeight: 590,
  fontStretch: '104%',
  lineHeight: 1.3,
});

export const control = styleIn('component', { position: 'relative', display: 'block' });

export const select = styleIn('component', {
  appearance: 'none',
  width: '100%',
  minHeight: '52px',
  padding: '10px 44px 10px 14px',
  border: `1px solid ${color['border-control']}`,
  borderRadius: vars.radius.control,
  background: color.raised,
  color: color.text,
  fontSize: vars.size.body,
  lineHeight: 1.4,
  ':hover': { borderColor: color.text },
});

export const arrow = styleIn('component', {
  position: 'absolute',
  insetInlineEnd: '14px',
  top: 'calc(50% - 10px)',
  pointerEvents: 'none',
});

export const panel = styleIn('component', {
  paddingBlockStart: space[24],
  selectors: { '&:focus-visible': { outlineOffset: '6px' } },
});
