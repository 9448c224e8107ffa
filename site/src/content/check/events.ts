import * as v from 'valibot';
import { link, words } from './parts.ts';

/** The pages of events. */
export const eventsContent = {
  eventClock: v.object({ its: words, yours: words }),
  events: v.object({
    heading: words,
    lede: words,
    upcoming: v.object({
      heading: words,
      register: words,
      calendar: words,
      today: words,
      full: words,
      closed: words,
      emptyHint: words,
    }),
    past: v.object({ heading: words, emptyHint: words }),
    propose: v.object({ question: words, link }),
    feed: v.object({ question: words, label: words, addressLabel: words }),
    registered: words,
    outdated: words,
  }),
  pastEvent: v.object({
    title: words,
    description: words,
    back: link,
    loading: words,
    outdated: words,
    captions: words,
  }),
  eventRegistration: v.object({
    title: words,
    description: words,
    back: link,
    failedBack: link,
    loading: words,
    formHeading: words,
    note: words,
    deadline: words,
    others: link,
    write: link,
    closedSince: words,
    endedOn: words,
    ifOneComesFree: words,
    pictures: words,
    elsewhere: v.object({ heading: words, text: words, button: words }),
    registered: v.object({ lede: words, calendar: words }),
  }),
};
