/** Texts, rows, tiles and pictures of events, and the clock that they depend on. */
export { createEventDetails, type EventDetailsOptions, withPictures } from './eventDetails.ts';
export { eventPicture, pictureOf } from './eventPicture.ts';
export { type ClockWords, clockLine, eventWhen } from './eventWords.ts';
export { type FoundEvents, foundEvents, type ListedEvent, type WhereFound } from './foundEvents.ts';
export { mapHref } from './mapHref.ts';
export { isMonth, monthBeside, monthInWords, monthOf, monthsOf } from './months.ts';
export { createPastTile } from './pastTile.ts';
export { createUpcomingRow, type UpcomingRowOptions, type UpcomingRowWords } from './upcomingRow.ts';
export { useNow } from './useNow.ts';
