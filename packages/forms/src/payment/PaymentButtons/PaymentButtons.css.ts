import { styleIn } from '@banyan/ui/style/inLayer';

/* Two buttons of a provider and what is between them, so that nothing moves when they arrive. */
export const slot = styleIn('component', { display: 'grid', alignContent: 'start', minHeight: '112px' });

export const loading = styleIn('component', {
  display: 'flex',
  gridArea: '1 / 1',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '12px',
  minHeight: '112px',
});

/* A provider's frame that knows no dark mode would get a white ground in a dark page. */
export const widget = styleIn('component', { gridArea: '1 / 1', colorScheme: 'light', minWidth: 0 });

/* The embedded stand-in turns dark with the page, and so does a provider of one's own, unless it says otherwise itself. */
export const ours = styleIn('component', { gridArea: '1 / 1', minWidth: 0 });
