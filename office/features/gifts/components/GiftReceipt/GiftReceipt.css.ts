import { globalIn, styleIn } from '@banyan/ui/style/inLayer';

/* Beside the steps there is less room than on a page of the site: the sum stays on its line. */
export const receipt = styleIn('page', { padding: '20px' });

export const withTotal = styleIn('page', {});

globalIn('page', `${withTotal} dl > :last-child dd`, { fontSize: 'clamp(1.5rem, 2.4vw, 2.25rem)' });
