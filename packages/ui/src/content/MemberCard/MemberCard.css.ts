import { styleIn, variantsIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size } = vars;

const upright = { gridTemplateColumns: '84px minmax(0, 1fr)', gridTemplateRows: 'auto auto 1fr auto auto' };

export const card = styleIn('component', {
  position: 'relative',
  display: 'grid',
  columnGap: '16px',
  alignContent: 'start',
});

/** In a list: a row on phones, upright from 768 px. The preview is always upright, on its own sheet. */
export const variants = variantsIn('component', {
  listing: {
    gridTemplateColumns: '72px minmax(0, 1fr)',
    '@media': { [media.medium]: upright },
  },
  preview: {
    ...upright,
    padding: '20px',
    border: `1px solid ${color.border}`,
    borderTop: `2px solid ${color['border-strong']}`,
    background: color.bg,
  },
});

const tallNiche = {
  gridRow: 1,
  width: '84px',
  height: '112px',
  borderRadius: '42px 42px 0 0',
  fontSize: '2rem',
};

export const niches = variantsIn('component', {
  listing: { gridRow: '1 / span 2', '@media': { [media.medium]: tallNiche } },
  preview: tallNiche,
});

/* On phones: words and year side by side; the year goes below where a word of the name would break. */
const asGridItems = { display: 'contents' } as const;

export const tops = variantsIn('component', {
  listing: {
    gridColumn: 2,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '16px',
    alignContent: 'start',
    '@media': { [media.medium]: asGridItems },
  },
  preview: asGridItems,
});

export const words = variantsIn('component', {
  listing: {
    flex: '1 1 auto',
    width: 'min-content',
    minWidth: 0,
    '@media': { [media.medium]: asGridItems },
  },
  preview: asGridItems,
});

const corner = { gridColumn: 2, gridRow: 1, justifySelf: 'end', alignSelf: 'start' } as const;

export const years = variantsIn('component', {
  listing: {
    paddingTop: '4px',
    fontSize: '2.75rem',
    '@media': {
      '(max-width: 359.98px)': { fontSize: '1.75rem' },
      [media.medium]: { ...corner, fontSize: 'clamp(3.5rem, 5vw, 4.75rem)' },
    },
  },
  preview: { ...corner, paddingTop: '4px', fontSize: 'clamp(3rem, 15vw, 4.25rem)' },
});

/* On phones it is beside the name, or below a long one. */
export const places = variantsIn('component', {
  listing: {
    maxWidth: '12ch',
    paddingTop: '2px',
    textAlign: 'right',
    '@media': { [media.medium]: { ...corner, maxWidth: 'none' } },
  },
  preview: { ...corner, textAlign: 'right' },
});

/* The touch target is taller than the numeral. */
export const yearLink = styleIn('component', {
  position: 'relative',
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { color: color['link-hover'], textDecoration: 'underline', textDecorationThickness: '2px' },
  '::after': { content: '', position: 'absolute', inset: '50% 0 auto', height: '44px', translate: '0 -50%' },
});

export const missingYear = styleIn('component', { color: color['text-3'], letterSpacing: '-0.02em' });

const below = (row: number) => ({ gridColumn: '1 / -1', gridRow: row });
const tallName = { ...below(2), marginTop: '18px', fontSize: '1.375rem', fontStretch: '90%' };

export const names = variantsIn('component', {
  listing: { overflowWrap: 'break-word', '@media': { [media.medium]: tallName } },
  preview: { ...tallName, overflowWrap: 'anywhere' },
});

export const details = variantsIn('component', {
  listing: { overflowWrap: 'break-word', '@media': { [media.medium]: below(3) } },
  preview: below(3),
});

export const profiles = variantsIn('component', {
  listing: {
    gridColumn: 2,
    justifySelf: 'start',
    '@media': { [media.medium]: { ...below(4), marginTop: '2px' } },
  },
  preview: { ...below(4), justifySelf: 'start' },
});

/* Not a working link yet: it only shows where the link will be. */
export const futureLink = styleIn('component', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  fontSize: size.small,
  fontWeight: 580,
  color: color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

/* Slightly rotated, like a stamp put on the sheet by hand. */
export const stamp = styleIn('component', {
  ...typography.label,
  ...below(5),
  justifySelf: 'end',
  marginTop: '8px',
  padding: '5px 12px',
  border: '2px solid currentColor',
  borderRadius: vars.radius.control,
  background: color.bg,
  color: color.warning,
  transform: 'rotate(-6deg)',
});

export const struck = styleIn('component', {
  color: color['text-2'],
  textDecoration: 'line-through',
  textDecorationThickness: '2px',
});
