import { contentLength } from '../../layout/lengths.ts';
import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, radius } = vars;

export const latest = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '40px 6vw',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
});

export const lead = styleIn('component', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  alignContent: 'start',
  justifyItems: 'start',
  selectors: {
    '&:has(a:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '3px' },
  },
});

export const picture = styleIn('component', { width: '100%', aspectRatio: '3 / 2' });

export const heading = styleIn('component', { overflowWrap: 'anywhere' });

export const rows = styleIn('component', { borderTop: `2px solid ${color['border-strong']}` });

export const row = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px 20px',
  justifyItems: 'start',
  paddingBlock: '14px',
  borderBottom: `1px solid ${color.border}`,
  '@media': {
    // Five items on phones, including the lead: the page has other parts, and the link leads to the rest.
    [media.belowMedium]: { selectors: { '&:nth-child(n + 5)': { display: 'none' } } },
    [media.medium]: { gridTemplateColumns: '128px minmax(0, 1fr) auto', alignItems: 'baseline' },
  },
});

export const date = styleIn('component', { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const title = styleIn('component', { fontSize: '1.1875rem', overflowWrap: 'anywhere' });

export const link = styleIn('component', {
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': {
      color: 'inherit',
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.16em',
    },
  },
});

export const waiting = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  alignContent: 'start',
});

export const comingPicture = styleIn('component', { borderRadius: radius['elbow-image'] });

export const comingDate = styleIn('component', { maxWidth: '104px' });

export const comingBadge = styleIn('component', { width: '72px', height: '24px' });

/* Height of the link to all news. */
export const comingLink = styleIn('component', { display: 'grid', alignItems: 'center', height: '44px' });

/** Value of the `sizes` attribute of the lead’s picture, for browsers that choose among several files. */
export const sizes = `${media.wide} calc((${contentLength} - 6vw) / 3), ${contentLength}`;
