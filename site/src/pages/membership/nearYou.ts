import { chaptersOfState, type EventItem, registrationState, sortedEvents } from '@banyan/api/contract';
import { chapters } from '../../content/chapters.ts';

/** Returns the chapters of a state; none if the text is not a state. California has two chapters. */
export function chaptersNear(state: string) {
  const near: readonly string[] = chaptersOfState(state);
  return chapters.filter(({ id }) => near.includes(id));
}

export type NearChapter = ReturnType<typeof chaptersNear>[number];

/** Returns the chapters’ next event that is open for registration; undefined if the API host does not know chapters. */
export function nextEventOf(near: readonly NearChapter[], events: readonly EventItem[], now: number) {
  const theirs = events.flatMap((event) => {
    const chapter = near.find(({ id }) => id === event.chapter);
    return chapter && event.isActive && event.isApproved ? [{ ...event, chapterName: chapter.name }] : [];
  });
  return sortedEvents(theirs, now).upcoming.find((event) => registrationState(event, now) === 'open');
}
