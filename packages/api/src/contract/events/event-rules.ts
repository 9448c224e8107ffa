import * as v from 'valibot';
import { chapterIds } from '../chapters/chapters.ts';
import { limits } from '../limits.ts';
import { webAddress } from '../safe-href.ts';
import { optionalCode, optionalLine, optionalParagraphs, requiredLine, type TextWording } from '../text.ts';
import { hasOtherYear, instantOf, isMoment, lastInstantOf, zoneOr } from './moments.ts';

/**
 * Ways to confirm a seat. `none`: no confirmation. `verification`: during a burst of registrations, human verification and an email
 * whose link must be opened within half an hour. `letter`: always such an email, with a day to open it.
 */
export const confirmations = ['none', 'verification', 'letter'] as const;

/** Largest number of seats of an event. */
export const mostSeats = 100_000;

/** Messages for invalid fields; each form has its own wording. */
export interface EventWording extends TextWording {
  name: string;
  date: string;
  moment: string;
  year: string;
  zone: string;
  place: string;
  chapter: string;
  seats: string;
  confirmation: string;
  address: string;
  featured: string;
}

/**
 * Rules of each field of an event that a volunteer edits. Dates and times are in `zone`: a day `2027-10-16`, or `2027-10-16T18:00`;
 * `''` for none.
 */
/* @__NO_SIDE_EFFECTS__ */
export function eventRules(words: EventWording) {
  const moment = v.pipe(
    optionalCode(limits.text.link, words),
    v.check((text) => !hasOtherYear(text), words.year),
    v.check((text) => text === '' || hasOtherYear(text) || isMoment(text), words.moment),
  );
  return {
    title: requiredLine(limits.text.company, words.name, words),
    date: v.pipe(moment, v.nonEmpty(words.date)),
    end: moment,
    /** IANA name, such as `America/Chicago`; `''` for an old event that never had one. */
    zone: v.pipe(
      optionalLine(limits.text.link, words),
      v.check((zone) => zoneOr('', zone) === zone, words.zone),
    ),
    location: requiredLine(limits.text.link, words.place, words),
    description: optionalParagraphs(limits.text.message, words),
    /** Text of the event's badge. */
    category: optionalLine(limits.text.state, words),
    organizer: optionalLine(limits.text.company, words),
    /** Chapter of the event; `null` for all chapters. */
    chapter: v.nullable(v.picklist(chapterIds, words.chapter)),
    /** Number of seats; `null` for no limit. */
    seats: v.nullable(
      v.pipe(
        v.number(words.seats),
        v.integer(words.seats),
        v.minValue(1, words.seats),
        v.maxValue(mostSeats, words.seats),
      ),
    ),
    /** Registration deadline. */
    deadline: moment,
    confirmation: v.picklist(confirmations, words.confirmation),
    /** Address of a registration page elsewhere, used instead of ours. */
    registration: v.pipe(
      optionalLine(limits.text.url, words),
      v.check((text) => text === '' || webAddress(text) !== undefined, words.address),
    ),
    /** True to show the event on the front page while it is the next featured one. */
    featured: v.boolean(words.featured),
  };
}

interface Moments {
  date: string;
  end: string;
  deadline: string;
  zone: string;
}

/** Returns true if the event would end before it begins. */
export const endsTooEarly = ({ date, end, zone }: Omit<Moments, 'deadline'>): boolean =>
  (lastInstantOf(end, zoneOr('UTC', zone)) ?? Infinity) < (instantOf(date, zoneOr('UTC', zone)) ?? 0);

/** Returns true if the registration deadline is after the end of the event. */
export const deadlineTooLate = ({ date, end, deadline, zone }: Moments): boolean =>
  (instantOf(deadline, zoneOr('UTC', zone)) ?? -Infinity) >
  (lastInstantOf(end || date, zoneOr('UTC', zone)) ?? Infinity);
