import type { Me } from '@banyan/api/office';
import { type LazyModule, lazyModule } from '@banyan/ui/hooks';
import type { ReactNode } from 'react';
import type { EventTab } from '../../events.ts';

/** What each tab is given. */
export interface EventTabProps {
  me: Me;
  /** Id of the event. */
  id: string;
}

/** A tab of an event. Its code is a file of its own, fetched by the route's loader. */
export interface TabOfEvent {
  label: string;
  module: LazyModule<(props: EventTabProps) => ReactNode>;
}

/**
 * The tabs there are; a tab that has no line here is not shown. The gallery's line:
 * `gallery: { label: 'Gallery', module: lazyModule(async () => (await import('./gallery/GalleryTab.tsx')).GalleryTab) },`
 */
export const tabsOfEvent: Readonly<Partial<Record<EventTab, TabOfEvent>>> = {
  facts: {
    label: 'Facts',
    module: lazyModule(async () => (await import('./facts/FactsTab.tsx')).FactsTab),
  },
};
