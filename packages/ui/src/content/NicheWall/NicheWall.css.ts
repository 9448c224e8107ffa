import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';
import { nicheWallPlaces } from './places.ts';

const { color, size, space } = vars;

export const wall = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
});

export const head = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space[12]} ${space[32]}`,
});

export const words = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
});

/* The rows are whole at every width: 10, 5 and 4 of them. No gap between columns, or the ground line would break. */
const columns = { narrow: 4, medium: 8, wide: 10 } as const;
const grid = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const niches = styleIn('component', {
  display: 'grid',
  ...grid(columns.narrow),
  '@media': { [media.medium]: grid(columns.medium), [media.wide]: grid(columns.wide) },
});

/** Free width beside a niche, and the sizes below it; a name has two lines. */
const beside = space[12];
const ground = '2px';
const above = space[8];
const lineHeight = 1.3;
const below = space[16];
const textHeight = `2 * ${lineHeight} * ${size.label}`;

/* Height of all rows, as a padding: its percentage is of the width, like that of a niche. */
const reserve = (count: number) => ({
  paddingBottom: `calc(${nicheWallPlaces / count} * ((100% / ${count} - ${beside}) * 1.25 + ${ground} + ${above} + ${textHeight} + ${below}))`,
});

/** Place of the people until they are known. Nobody comes without scripts, and none on paper. */
export const reserved = styleIn('component', {
  ...reserve(columns.narrow),
  '@media': {
    [media.medium]: reserve(columns.medium),
    [media.wide]: reserve(columns.wide),
    '(scripting: none)': { display: 'none' },
    [media.print]: { display: 'none' },
  },
});

export const link = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBottom: below,
  color: color.text,
  textDecoration: 'none',
  ':hover': { color: color['link-hover'], textDecoration: 'underline' },
});

export const niche = styleIn('component', {
  width: `calc(100% - ${beside})`,
  height: 'auto',
  aspectRatio: '4 / 5',
  borderRadius: '50% 50% 0 0 / 40% 40% 0 0',
  '@media': { [media.wide]: { fontSize: '2rem' } },
});

/* The newest root of the tree is marigold, and so is the free niche. */
export const free = styleIn('component', { border: `2px solid ${color['accent-line']}`, borderBottom: 0 });

export const name = styleIn('component', {
  minHeight: `calc(${ground} + ${above} + ${textHeight})`,
  padding: `${above} ${beside} 0 0`,
  borderTop: `${ground} solid ${color['border-strong']}`,
  fontSize: size.label,
  fontWeight: 500,
  fontStretch: '88%',
  lineHeight,
});
