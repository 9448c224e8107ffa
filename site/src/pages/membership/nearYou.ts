import { chaptersOfState, type EventItem, registrationState, sortedEvents } from '@banyan/api/contract';
import { chapters } from '../../content/chapters.ts';

/** The chapters whose members live there; none where the words name no state. Either end of California has its own. */
export function chaptersNear(state: string) {
  const near: readonly string[] = chaptersOfState(state);
  return chapters.filter(({ id }) => near.includes(id));
}

export type NearChapter = ReturnType<typeof chaptersNear>[number];

/** The next event of these chapters that one can still register for. A host that knows no chapters has none. */
export function nextEventOf(near: readonly NearChapter[], events: readonly EventItem[], now: number) {
  const theirs = events.flatMap((event) => {
    const chapter = near.find(({ id }) => id === event.chapter);
    return chapter && event.isActive && event.isApproved ? [{ ...event, chapterName: chapter.name }] : [];
  });
  return sortedEvents(theirs, now).upcoming.find((event) => registrationState(event, now) === 'open');
}
