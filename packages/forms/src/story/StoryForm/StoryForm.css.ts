import { styleIn } from '@banyan/ui/style/inLayer';
import { media, typography, vars } from '@banyan/ui/theme';

const { color, space } = vars;

/* Input in display type, not a box: it has the same background as the title of a page. */
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

/* Eight lines; the bottom edge is the last one. */
export const paper = styleIn('component', { minHeight: '360px' });

export const count = styleIn('component', { display: 'grid', gap: '4px' });

export const dimension = styleIn('component', { color: color['border-control'] });

/* The parts are stacked; from 968 px the aside is beside both of them. */
export const form = styleIn('component', {
  columnGap: '6vw',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
      gridTemplateRows: 'auto 1fr',
    },
  },
});

export const part = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '28px',
  alignContent: 'start',
});

const ground = { paddingTop: '20px', borderTop: `2px solid ${color['border-strong']}` } as const;

export const about = styleIn('component', ground);

/* Hidden without scripts, because the preview cannot be opened. */
export const onlyAlive = styleIn('component', { '@media': { '(scripting: none)': { display: 'none' } } });

/* The photograph stays in view beside the form if the window is high enough for it. */
export const aside = styleIn('component', {
  ...ground,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  '@media': {
    [media.medium]: { gridTemplateColumns: '300px minmax(0, 1fr)', columnGap: space.gutter },
    [media.wide]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignSelf: 'start',
      padding: 0,
      border: 0,
    },
    [`${media.wide} and (min-height: 860px)`]: { position: 'sticky', top: '84px' },
  },
});

export const photoHeading = styleIn('component', { gridColumn: '1 / -1' });

export const guide = styleIn('component', { alignSelf: 'start' });

/* Replaces head and form, at the height where the head's text would begin. */
export const sent = styleIn('component', { paddingTop: space.section });
