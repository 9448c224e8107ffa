import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const figures = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `28px ${space.gutter}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 3fr) minmax(0, 4fr)' } },
});

export const figure = styleIn('component', {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space[12],
  paddingTop: '14px',
  borderTop: `1px solid ${color['border-strong']}`,
  '@media': {
    [media.belowMedium]: {
      selectors: {
        /* The last of an odd number takes the whole row, with its label beside the numeral. */
        '&:last-child:nth-child(odd)': {
          gridColumn: '1 / -1',
          flexFlow: 'row-reverse wrap-reverse',
          alignItems: 'end',
          gap: '12px 20px',
        },
      },
    },
  },
});

export const label = styleIn('component', {
  ...typography.small,
  maxWidth: '16ch',
  lineHeight: 1.35,
  color: color['text-2'],
  textWrap: 'balance',
});

export const value = styleIn('component', {
  ...typography.num,
  color: color.display,
  '@media': { [media.medium]: { fontSize: 'clamp(3rem, 5.2vw, 5.25rem)' } },
});
