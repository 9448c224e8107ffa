import { styleIn } from '@banyan/ui/style/inLayer';

/* A letter is as wide as one reads it. */
export const reminder = styleIn('component', { display: 'grid', gap: '12px', maxWidth: '680px' });

export const write = styleIn('component', { paddingTop: '12px' });
