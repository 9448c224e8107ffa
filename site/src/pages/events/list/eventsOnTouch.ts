import { isKept, tabPlaces } from '../../../state/tabPlaces.ts';
import { pageOnTouch } from '../../../touch/pageOnTouch.tsx';

export const { load: loadEventsPage, Page: EventsPage } = pageOnTouch(
  () => import('./EventsPage.tsx').then((module) => module.EventsPage),
  () => isKept(tabPlaces.confirmation),
);
