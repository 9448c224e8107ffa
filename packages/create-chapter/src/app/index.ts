/** What the pages of a chapter's site are made with, besides the design system. */
export {
  eventListWords,
  type FoundEvents,
  type ListedEvent,
  pastTile,
  readEvents,
  upcomingRow,
} from './events.ts';
export { fetchSending, sendMessage, useVerificationSettings } from './forms.ts';
export { sendRegistration } from './joining.ts';
export { Navigation } from './Navigation.tsx';
export { apiBase, runtimeConfig } from './national.ts';
export { frontNews, readFrontNews, readNews } from './news.ts';
export { eventDetails, readNextEvent } from './nextEvent.ts';
export { fullTitle } from './pages.ts';
export { nationalHref, pageHref } from './places.ts';
export { type HeadStart, headStart, progressOf, type ReadState, useRead } from './reading.ts';
export { routing } from './routing.ts';
export { start } from './start.tsx';
export { Trouble, type TroubleProps } from './Trouble.tsx';
export { useNow } from './useNow.ts';
