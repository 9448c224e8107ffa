import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;
const ruled = `1px solid ${color.border}`;

const readOnly = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

const asBlock = { '@media': { [media.belowWide]: { display: 'block' } } } as const;

/** Table of records. On phones each row folds into two lines. */
export const table = styleIn('component', {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  ...asBlock,
});

globalIn('component', `${table} > tbody`, asBlock);

/** Column headers; visually hidden on phones. */
export const head = styleIn('component', { '@media': { [media.belowWide]: readOnly } });

globalIn('component', `${table} > thead th`, {
  padding: '12px 14px 8px 0',
  borderBottom: `1px solid ${color['border-control']}`,
  color: color['text-2'],
  fontSize: vars.size.label,
  fontStretch: '112%',
  fontWeight: 600,
  lineHeight: 1.35,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

export const row = styleIn('component', {
  position: 'relative',
  selectors: { '&:hover': { background: color.tint } },
  '@media': {
    [media.belowWide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '2px 12px',
      alignItems: 'center',
      minHeight: '68px',
      padding: '10px 0',
      borderBottom: ruled,
    },
  },
});

const wide = {
  padding: '10px 14px 10px 0',
  borderBottom: ruled,
  lineHeight: 1.35,
  verticalAlign: 'middle',
} as const;

/** Cell that is visible at every width. */
export const cell = styleIn('component', {
  fontWeight: 395,
  textAlign: 'start',
  '@media': { [media.wide]: wide },
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
});

/** Cell whose content moves into the row's summary on phones. */
export const unfolded = styleIn('component', {
  '@media': { [media.wide]: wide, [media.belowWide]: { display: 'none' } },
});

/** Name of a row. */
export const name = styleIn('component', { fontWeight: 580, lineHeight: 1.4, overflowWrap: 'anywhere' });

/** Key facts of a row. */
export const meta = styleIn('component', {
  color: color['text-2'],
  fontSize: vars.size.small,
  fontWeight: 395,
  lineHeight: 1.4,
});

/** Key facts below the name, where the columns do not fit. */
export const folded = styleIn('component', { '@media': { [media.wide]: { display: 'none' } } });
