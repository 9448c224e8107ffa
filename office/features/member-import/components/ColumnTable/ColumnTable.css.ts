import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';
import { enlarged } from '../../../../shell/components/narrow.ts';

const { color } = vars;
const asBlock = { '@media': { [media.belowMedium]: { display: 'block' } } } as const;

export const table = styleIn('component', {
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
  ...asBlock,
});

globalIn('component', `${table} > tbody`, asBlock);

/* Each column of the file is a card on phones. */
export const head = styleIn('component', {
  '@media': {
    [media.belowMedium]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

globalIn('component', `${head} th`, {
  padding: '12px 14px 8px 0',
  borderBottom: `1px solid ${color['border-control']}`,
  color: color['text-2'],
  fontSize: vars.size.label,
  fontStretch: '112%',
  fontWeight: 600,
  textAlign: 'start',
});

export const row = styleIn('component', {
  '@media': {
    [media.belowMedium]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 48px',
      gap: '2px 12px',
      alignItems: 'center',
      paddingBlock: '12px',
      borderBottom: `1px solid ${color.border}`,
    },
    [enlarged]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

globalIn('component', `${row} > :is(th, td)`, {
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': {
    [media.medium]: {
      padding: '10px 14px 10px 0',
      borderBottom: `1px solid ${color.border}`,
      verticalAlign: 'middle',
    },
  },
});

export const heading = styleIn('component', {
  fontWeight: 580,
  lineHeight: 1.35,
  '@media': { [media.medium]: { width: '22%' } },
});

export const samples = styleIn('component', {
  color: color['text-2'],
  fontSize: vars.size.small,
  lineHeight: 1.4,
  '@media': { [media.belowMedium]: { gridColumn: 1 } },
});

export const becomes = styleIn('component', {
  '@media': {
    [media.medium]: { width: '33%' },
    [media.belowMedium]: { gridColumn: '1 / -1', gridRow: 3, paddingBlockStart: '6px' },
  },
});

export const frame = styleIn('component', { position: 'relative', display: 'block' });

export const select = styleIn('component', {
  appearance: 'none',
  width: '100%',
  minHeight: '46px',
  padding: '8px 40px 8px 12px',
  border: `1px solid ${color['border-control']}`,
  borderRadius: vars.radius.control,
  background: color.raised,
  color: color.text,
  fontSize: '1rem',
  textOverflow: 'ellipsis',
  selectors: { '&:hover': { borderColor: color['border-strong'] } },
  '@media': { [media.belowMedium]: { minHeight: '48px' } },
});

export const left = styleIn('component', { color: color['text-2'] });

export const chevron = styleIn('component', {
  position: 'absolute',
  insetBlockStart: 'calc(50% - 10px)',
  insetInlineEnd: '12px',
  pointerEvents: 'none',
});

export const take = styleIn('component', {
  '@media': {
    [media.medium]: { width: '56px' },
    [media.belowMedium]: { gridColumn: 2, gridRow: '1 / span 2' },
    [enlarged]: { gridColumn: 1, gridRow: 'auto' },
  },
});

export const pick = styleIn('component', {
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  cursor: 'pointer',
  '@media': { [media.medium]: { width: '44px', height: '44px', marginInlineStart: '-12px' } },
});
