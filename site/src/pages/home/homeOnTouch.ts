import { isKept, tabPlaces } from '../../state/tabPlaces.ts';
import { pageOnTouch } from '../../touch/pageOnTouch.tsx';

export const { load: loadHomePage, Page: HomePage } = pageOnTouch(
  () => import('./HomePage.tsx').then((module) => module.HomePage),
  () => isKept(tabPlaces.unshownGift),
);
