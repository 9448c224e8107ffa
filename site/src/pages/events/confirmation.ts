import * as v from 'valibot';
import { tabAtom } from '../../state/tabAtom.ts';
import { tabPlaces } from '../../state/tabPlaces.ts';

const Confirmation = v.object({
  /** The event's. */
  title: v.string(),
  /** In words, in the event's zone. */
  when: v.string(),
  where: v.string(),
  /** What a person quotes when asking about it; a host may give none. */
  reference: v.optional(v.string()),
  /** Address of the event's calendar file. */
  calendar: v.string(),
  /** Path of the event's own page; one that was kept before there was this has none. */
  page: v.optional(v.string()),
  /** The last moment of opening the link in the letter, in words; only where the seat is kept until then. */
  confirmBy: v.optional(v.string()),
  /** There was no seat: on the waiting list. */
  waiting: v.optional(v.boolean()),
  /** Id of the chapter it belongs to. */
  chapter: v.optional(v.string()),
});

/** The registration that went through last in this tab; /events shows it until it is dismissed. */
export const confirmationAtom = tabAtom(tabPlaces.confirmation, Confirmation);
