import type { Me, OfficeEvent } from '@banyan/api/office';
import { type LazyModule, lazyModule } from '@banyan/ui/hooks';
import type { ReactNode } from 'react';
import type { NameOnPaper } from '../components/NameSheets/NameSheets.tsx';
import type { EventSearch, EventTab, PeopleFound } from './events.ts';

/** What each tab is given. */
export interface EventTabProps {
  me: Me;
  event: OfficeEvent;
  /** What the address says of the tab. */
  search: EventSearch;
  /** Whether one may change the event. */
  mayEdit: boolean;
  /** Of the people, where they are shown. */
  people: PeopleFound | undefined;
  /** Of the people, where they are printed. */
  names: readonly NameOnPaper[] | undefined;
}

/** A tab of an event. Its code is a file of its own, fetched by the route's loader. */
export interface TabOfEvent {
  label: string;
  /** How many there are; left out where nothing is counted. */
  countOf?: (event: OfficeEvent) => number;
  /** Only for who may do this; else for everybody who sees events. */
  duty?: 'event.edit' | 'event.people';
  module: LazyModule<(props: EventTabProps) => ReactNode>;
}

/** The tabs there are; one that has no line here is not shown. */
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
