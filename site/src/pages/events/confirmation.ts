import * as v from 'valibot';
import { tabAtom } from '../../state/tabAtom.ts';
import { tabPlaces } from '../../state/tabPlaces.ts';

const Confirmation = v.object({
  /** Title of the event. */
  title: v.string(),
  /** Date and time as text, in the event’s time zone. */
  when: v.string(),
  where: v.string(),
  /** Reference number of the registration; missing if the API host gives none. */
  reference: v.optional(v.string()),
  /** URL of the event’s calendar file. */
  calendar: v.string(),
  /** Path of the event’s page; missing in confirmations stored by an older version. */
  page: v.optional(v.string()),
  /** Deadline for confirming by email, as text; only for a seat that must be confirmed. */
  confirmBy: v.optional(v.string()),
  /** True for a registration on the waitlist. */
  waiting: v.optional(v.boolean()),
  /** Id of the event’s chapter. */
  chapter: v.optional(v.string()),
});

/** Last successful registration in this tab; /events shows it until it is dismissed. */
export const confirmationAtom = tabAtom(tabPlaces.confirmation, Confirmation);
