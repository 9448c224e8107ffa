import * as v from 'valibot';
import { chapterIds } from '../chapters/chapters.ts';
import { limits } from '../limits.ts';
import { webAddress } from '../safe-href.ts';
import { optionalCode, optionalLine, optionalParagraphs, requiredLine, type TextWording } from '../text.ts';
import { hasOtherYear, instantOf, isMoment, lastInstantOf, zoneOr } from './moments.ts';

/**
 * How an event can make sure of its seats: nothing; in a rush the human verification and an email whose link is to be opened within half
 * an hour; or always such an email, with a day.
 */
export const confirmations = ['none', 'verification', 'letter'] as const;

/** Most seats that an event can have. */
export const mostSeats = 100_000;

/** Messages for invalid fields; each form may word them in its own way. */
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
 * The rule of each field that a volunteer writes of an event. Moments are told by the clocks of `zone`: a day `2027-10-16`, or
 * `2027-10-16T18:00`; `''` for none.
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
    /** IANA name, such as `America/Chicago`; `''` for an event of before that never had one. */
    zone: v.pipe(
      optionalLine(limits.text.link, words),
      v.check((zone) => zoneOr('', zone) === zone, words.zone),
    ),
    location: requiredLine(limits.text.link, words.place, words),
    description: optionalParagraphs(limits.text.message, words),
    /** The word on its badge. */
    category: optionalLine(limits.text.state, words),
    organizer: optionalLine(limits.text.company, words),
    /** Whose it is; `null` for everybody's. */
    chapter: v.nullable(v.picklist(chapterIds, words.chapter)),
    /** How many can come; `null` for no limit. */
    seats: v.nullable(
      v.pipe(
        v.number(words.seats),
        v.integer(words.seats),
        v.minValue(1, words.seats),
        v.maxValue(mostSeats, words.seats),
      ),
    ),
    /** Until when one can register. */
    deadline: moment,
    confirmation: v.picklist(confirmations, words.confirmation),
    /** An address elsewhere, where one registers instead. */
    registration: v.pipe(
      optionalLine(limits.text.url, words),
      v.check((text) => text === '' || webAddress(text) !== undefined, words.address),
    ),
    /** Stands on the front page while it is the next such event. */
    featured: v.boolean(words.featured),
  };
}

interface Moments {
  date: string;
  end: string;
  deadline: string;
  zone: string;
}

/** Whether it would end before it begins. */
export const endsTooEarly = ({ date, end, zone }: Omit<Moments, 'deadline'>): boolean =>
  (lastInstantOf(end, zoneOr('UTC', zone)) ?? Infinity) < (instantOf(date, zoneOr('UTC', zone)) ?? 0);

/** Whether one could register after it is over. */
export const deadlineTooLate = ({ date, end, deadline, zone }: Moments): boolean =>
  (instantOf(deadline, zoneOr('UTC', zone)) ?? -Infinity) >
  (lastInstantOf(end || date, zoneOr('UTC', zone)) ?? Infinity);
