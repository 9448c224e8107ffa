import type { Me, OfficeEvent } from '@banyan/api/office';
import { type LazyModule, lazyModule } from '@banyan/ui/hooks';
import type { ReactNode } from 'react';
import type { NameOnPaper } from '../components/NameSheets/NameSheets.tsx';
import type { EventSearch, EventTab, PeopleFound } from './events.ts';

/** Props of each tab. */
export interface EventTabProps {
  me: Me;
  event: OfficeEvent;
  /** Search parameters of the address. */
  search: EventSearch;
  /** Set if the reader may change the event. */
  mayEdit: boolean;
  /** Loaded guests, on the tab that lists them. */
  people: PeopleFound | undefined;
  /** Names of the guests, on the printable sheet. */
  names: readonly NameOnPaper[] | undefined;
}

/** Tab of an event. Its code is in a separate file that the route’s loader fetches. */
export interface TabOfEvent {
  label: string;
  /** Number shown in the tab; left out if nothing is counted. */
  countOf?: (event: OfficeEvent) => number;
  /** Permission required for the tab; without it the tab is open to everybody who may see events. */
  duty?: 'event.edit' | 'event.people';
  module: LazyModule<(props: EventTabProps) => ReactNode>;
}

/** Tabs by their name; a tab without an entry is not shown. */
export const tabsOfEvent: Readonly<Partial<Record<EventTab, TabOfEvent>>> = {
  facts: {
    label: 'Details',
    module: lazyModule(async () => (await import('./facts/FactsTab.tsx')).FactsTab),
  },
  gallery: {
    label: 'Gallery',
    countOf: ({ items }) => items,
    duty: 'event.edit',
    module: lazyModule(async () => (await import('../../gallery/screens/GalleryTab.tsx')).GalleryTab),
  },
  flyer: {
    label: 'Flyer',
    module: lazyModule(async () => (await import('./FlyerTab.tsx')).FlyerTab),
  },
  people: {
    label: 'Guests',
    countOf: ({ taken }) => taken,
    duty: 'event.people',
    module: lazyModule(async () => (await import('../../guests/screens/PeopleTab.tsx')).PeopleTab),
  },
  letters: {
    label: 'Emails',
    module: lazyModule(async () => (await import('./EmailsTab.tsx')).EmailsTab),
  },
  history: {
    label: 'History',
    module: lazyModule(async () => (await import('./HistoryTab.tsx')).HistoryTab),
  },
};
