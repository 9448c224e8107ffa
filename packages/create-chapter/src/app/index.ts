/** Functions and components for the pages of a chapter's site, besides the design system. */
export { type FoundEvents, type ListedEvent, useNow } from '@banyan/app/events';
export { type InitialData, type ReadState, useApiRead } from '@banyan/app/reading';
export { eventListWords, pastTile, readEvents, upcomingRow } from './events.ts';
export { sendMessage, useCaptchaSettings } from './forms.ts';
export { initialData } from './initialData.ts';
export { sendRegistration } from './joining.ts';
export { Navigation } from './Navigation.tsx';
export { apiBase, runtimeConfig } from './national.ts';
export { frontNews, readFrontNews, readNews } from './news.ts';
export { eventDetails, readNextEvent } from './nextEvent.ts';
export { fullTitle } from './pages.ts';
export { nationalHref, pageHref } from './places.ts';
export { progressOf } from './progressOf.ts';
export { routing } from './routing.ts';
export { start } from './start.tsx';
export { Trouble, type TroubleProps } from './Trouble.tsx';
