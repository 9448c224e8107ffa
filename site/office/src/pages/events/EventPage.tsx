import type { Me } from '@banyan/api/office';
import { ScreenHead } from '@banyan/office/shell';
import type { EventTab } from '../../events.ts';
import { tabsOfEvent } from './eventTabs.ts';

export interface EventPageProps {
  me: Me;
  id: string;
  tab: EventTab;
}

/** One event, a part of it at a time. */
export function EventPage({ me, id, tab }: EventPageProps) {
  const Tab = tabsOfEvent[tab]?.module.loaded();
  return (
    <>
      <ScreenHead title="Event" />
      {Tab && <Tab me={me} id={id} />}
    </>
  );
}
