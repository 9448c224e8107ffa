import { styleIn } from '@banyan/ui/style/inLayer';
import { media, typography, vars } from '@banyan/ui/theme';

const { color, space } = vars;

/* A line of display type to write on, not a box: it stands on the same ground as the title of a page. */
export const title = styleIn('component', {
  ...typography.d2,
  width: '100%',
  minHeight: '64px',
  padding: '4px 0',
  border: 0,
  borderBottom: `2px solid ${color['border-strong']}`,
  borderRadius: 0,
  background: 'none',
  color: color.display,
  fontSize: 'clamp(1.875rem, 1.2rem + 2.6vw, 3.5rem)',
  lineHeight: 1.1,
  selectors: {
    '&::placeholder': { color: color['text-3'], opacity: 1 },
    '&:focus': { outline: `3px solid ${color.focus}`, outlineOffset: '4px' },
    "&[aria-invalid='true']": { borderBottomColor: color.danger, background: color['danger-bg'] },
  },
});

export const chips = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  paddingTop: '4px',
});

/* Eight lines, the last of which is the edge. */
export const paper = styleIn('component', { minHeight: '360px' });

export const count = styleIn('component', { display: 'grid', gap: '4px' });

export const dimension = styleIn('component', { color: color['border-control'] });

export const group = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '28px',
  selectors: { '& + &': { paddingTop: '20px', borderTop: `2px solid ${color['border-strong']}` } },
});

/* Without scripts there is nothing to open. */
export const onlyAlive = styleIn('component', { '@media': { '(scripting: none)': { display: 'none' } } });

/* The niche stays in sight beside the form, where the window is high enough to hold it. */
export const aside = styleIn('component', {
  '@media': {
    [`${media.wide} and (min-height: 860px)`]: { position: 'sticky', top: '84px', alignSelf: 'start' },
  },
});
