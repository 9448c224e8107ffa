import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

/* From 768 px comb and figures share the first row: two figures are under the short lines, beside the long ones. */
export const time = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  paddingBottom: space[48],
  '@media': { [media.medium]: { gridTemplateRows: 'auto auto', rowGap: '14px' } },
});

export const comb = styleIn('component', { '@media': { [media.medium]: { gridArea: '1 / 1' } } });

/* The last seventh of the comb are the association’s own years. */
export const figures = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `20px ${space.gutter}`,
  '@media': {
    [media.medium]: {
      gridArea: '1 / 1 / span 2',
      gridTemplateRows: 'subgrid',
      gridTemplateColumns: 'minmax(0, 1fr) auto 13.4%',
      rowGap: '14px',
    },
  },
});

export const figure = styleIn('component', {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: '10px',
  selectors: {
    '&:nth-child(n + 2)': { alignItems: 'flex-end', textAlign: 'right' },
    '&:nth-child(3)': { gridColumn: '1 / -1' },
  },
  '@media': {
    [media.medium]: {
      alignSelf: 'end',
      paddingBottom: space[8],
      selectors: {
        '&:nth-child(3)': {
          paddingBottom: 0,
          flexDirection: 'row-reverse',
          justifyContent: 'flex-start',
          justifySelf: 'end',
          gap: '18px',
          textAlign: 'left',
        },
      },
    },
  },
});

export const label = styleIn('component', {
  ...typography.small,
  maxWidth: '22ch',
  color: color['text-2'],
  textWrap: 'balance',
  '@media': {
    [media.medium]: {
      selectors: { [`${figure}:nth-child(3) > &`]: { width: 'min-content', minWidth: '13ch' } },
    },
  },
});

export const value = styleIn('component', {
  ...typography.num,
  fontSize: 'clamp(2.75rem, 1.9rem + 3vw, 5rem)',
  color: color.display,
});
