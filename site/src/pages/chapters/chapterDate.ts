import { eventDay, registrationState } from '@banyan/api/contract';
import type { EventDateProps } from '@banyan/ui/sections';
import { chapterWords } from '../../content/chapterWords.ts';
import { registerHref } from '../events/eventPaths.ts';
import type { ChapterEvent } from './readChapter.ts';

const words = chapterWords.events;

/** Builds the row of a chapter event. @param now Milliseconds since 1970. */
export function chapterDate(
  event: ChapterEvent,
  now: number,
): Pick<EventDateProps, 'title' | 'day' | 'month' | 'dateLong' | 'location' | 'action'> {
  const { _id: id, title, location, registrationURL: elsewhere } = event;
  const { day, month } = eventDay(event);
  const open = registrationState(event, now) === 'open';
  return {
    title,
    day,
    month,
    dateLong: event.when,
    location,
    action: elsewhere
      ? { label: words.register, href: elsewhere, external: !elsewhere.startsWith('mailto:') }
      : { label: open ? words.register : words.details, href: registerHref(id) },
  };
}
