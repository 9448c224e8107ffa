import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media } from '@banyan/ui/theme';

/* There is less room here than on a page of the site, so the padding shrinks to keep the sum on one line. */
export const receipt = styleIn('page', { padding: '20px' });

export const withTotal = styleIn('page', {});

globalIn('page', `${withTotal} dl > :last-child dd`, { fontSize: 'clamp(1.5rem, 2.4vw, 2.25rem)' });

export const onScreen = styleIn('page', { '@media': { [media.print]: { display: 'none' } } });

/* Prints the receipt alone when the gift’s screen is printed, without extra height. */
globalIn('page', `main:has(${receipt}) :has(${receipt})`, {
  '@media': { [media.print]: { display: 'block' } },
});
globalIn('page', `main:has(${receipt}) *:not(:has(${receipt}), ${receipt}, ${receipt} *)`, {
  '@media': { [media.print]: { display: 'none' } },
});
