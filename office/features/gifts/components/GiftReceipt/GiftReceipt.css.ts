import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media } from '@banyan/ui/theme';

/* Beside the steps there is less room than on a page of the site: the sum stays on its line. */
export const receipt = styleIn('page', { padding: '20px' });

export const withTotal = styleIn('page', {});

globalIn('page', `${withTotal} dl > :last-child dd`, { fontSize: 'clamp(1.5rem, 2.4vw, 2.25rem)' });

export const onScreen = styleIn('page', { '@media': { [media.print]: { display: 'none' } } });

/* Printed from the screen of its gift: the receipt alone, and no more height than it needs. */
globalIn('page', `main:has(${receipt}) :has(${receipt})`, {
  '@media': { [media.print]: { display: 'block' } },
});
globalIn('page', `main:has(${receipt}) *:not(:has(${receipt}), ${receipt}, ${receipt} *)`, {
  '@media': { [media.print]: { display: 'none' } },
});
