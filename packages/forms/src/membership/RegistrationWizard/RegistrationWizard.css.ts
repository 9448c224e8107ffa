import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

/* The entry stays in view beside the long last step if the window is high enough for it. */
export const aside = styleIn('component', {
  '@media': {
    [`${media.wide} and (min-height: 720px)`]: {
      position: 'sticky',
      top: '100px',
      alignSelf: 'start',
    },
  },
});

export const address = styleIn('component', { borderTop: `1px solid ${vars.color.border}` });

export const addressToggle = styleIn('component', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  minHeight: '52px',
  fontWeight: 560,
  color: vars.color.link,
  cursor: 'pointer',
  listStyle: 'none',
  ':hover': { color: vars.color['link-hover'] },
});

globalIn('component', `${addressToggle}::-webkit-details-marker`, { display: 'none' });

export const chevron = styleIn('component', {
  flex: 'none',
  selectors: { [`${address}[open] &`]: { transform: 'rotate(180deg)' } },
  '@media': {
    [media.motion]: { transition: `transform ${vars.duration.shape} ${vars.easing.out}` },
  },
});

export const addressFields = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  paddingTop: vars.space[8],
});
