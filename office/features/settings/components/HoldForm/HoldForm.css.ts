import { styleIn } from '@banyan/ui/style/inLayer';

export const form = styleIn('component', { display: 'grid', gap: '24px' });

export const set = styleIn('component', { minWidth: 0, margin: 0, padding: 0, border: 0 });

export const legend = styleIn('component', { maxWidth: '62ch', padding: '0 0 12px' });
