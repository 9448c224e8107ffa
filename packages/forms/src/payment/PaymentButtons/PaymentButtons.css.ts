import { styleIn } from '@banyan/ui/style/inLayer';

/* Height of a provider's two buttons with their gap, so that nothing moves when they arrive. */
export const slot = styleIn('component', { display: 'grid', alignContent: 'start', minHeight: '112px' });

export const loading = styleIn('component', {
  display: 'flex',
  gridArea: '1 / 1',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '12px',
  minHeight: '112px',
});

/* A provider's frame without a dark mode would get a white background in a dark page. */
export const widget = styleIn('component', { gridArea: '1 / 1', colorScheme: 'light', minWidth: 0 });

/* The embedded demo follows the page's dark mode, and so does a custom provider unless it sets its own. */
export const ours = styleIn('component', { gridArea: '1 / 1', minWidth: 0 });
