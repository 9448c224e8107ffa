/** All events as a feed to subscribe to, below the API base. */
export const calendarFeedPath = '/events/calendar.ics';

/** The events of one chapter as a feed to subscribe to, below the API base. */
export const chapterCalendarPath = (chapter: string) =>
  `${calendarFeedPath}?chapter=${encodeURIComponent(chapter)}`;

/** One event as a file; `{id}` is filled by {@link eventCalendarPath}. */
export const eventCalendarTemplate = '/events/{id}/event.ics';

/** One event as a file, below the API base. Importing a later one updates the first. */
export const eventCalendarPath = (id: string) =>
  eventCalendarTemplate.replace('{id}', () => encodeURIComponent(id));
