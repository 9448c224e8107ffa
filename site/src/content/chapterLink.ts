/** Label of the link from an event to its chapter’s page. */
export const chapterLink = (chapter: string): string => `What else ${chapter} does`;
