/** The way from an event to the page of its chapter, by the chapter's name. */
export const chapterLink = (chapter: string): string => `What else ${chapter} does`;
