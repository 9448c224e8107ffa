import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const rule = `1px solid ${color.border}`;

export const list = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderTop: `2px solid ${color['border-strong']}`,
  // The line continues below the empty cells of the last row, so that every column ends on it.
  borderBottom: rule,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

const columns = (count: number, inner: string) => ({
  padding: `28px ${inner} 16px`,
  selectors: {
    [`&:not(:nth-child(${count}n))`]: { borderInlineEnd: rule },
    [`&:nth-child(${count}n + 1)`]: { paddingInlineStart: 0 },
    [`&:nth-child(${count}n)`]: { paddingInlineEnd: 0 },
  },
});

export const cell = styleIn('component', {
  padding: '20px 0 14px',
  marginBottom: '-1px',
  borderBottom: rule,
  '@media': {
    [`${media.medium} and ${media.belowWide}`]: columns(2, '24px'),
    [media.wide]: columns(3, '28px'),
  },
});

/* Placeholder of a card, as tall as a card. */
export const coming = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: '12px 16px',
  alignContent: 'start',
  minHeight: '92px',
  '@media': { [media.medium]: { gridTemplateColumns: '84px minmax(0, 1fr)', minHeight: '226px' } },
});

export const comingNiche = styleIn('component', {
  gridRow: '1 / span 3',
  '@media': {
    [media.belowMedium]: { width: '72px', height: '90px', borderRadius: '36px 36px 0 0' },
    [media.medium]: { gridRow: 1 },
  },
});

export const comingYear = styleIn('component', {
  justifySelf: 'end',
  '@media': { [media.belowMedium]: { display: 'none' } },
});

export const comingLine = styleIn('component', {
  '@media': { [media.medium]: { gridColumn: '1 / -1' } },
});
