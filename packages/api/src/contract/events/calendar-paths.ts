/** Path of the calendar feed of all events, below the API base. */
export const calendarFeedPath = '/events/calendar.ics';

/** Returns the path of the calendar feed of one chapter's events, below the API base. */
export const chapterCalendarPath = (chapter: string) =>
  `${calendarFeedPath}?chapter=${encodeURIComponent(chapter)}`;

/** Path template of one event's calendar file; {@link eventCalendarPath} fills in `{id}`. */
export const eventCalendarTemplate = '/events/{id}/event.ics';

/** Returns the path of one event's calendar file, below the API base. Importing a later version updates the earlier one. */
export const eventCalendarPath = (id: string) =>
  eventCalendarTemplate.replace('{id}', () => encodeURIComponent(id));
