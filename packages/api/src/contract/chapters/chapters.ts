/** The seven regional chapters, in the order of the footer. A chapter's own site identifies itself by the `id`. */
export const chapters = [
  { id: 'atlanta', name: 'Atlanta' },
  { id: 'bay-area', name: 'Bay Area' },
  { id: 'chicago-midwest', name: 'Chicago/Midwest' },
  { id: 'pacific-northwest', name: 'Pacific Northwest' },
  { id: 'ny-northeast', name: 'NY/Northeast' },
  { id: 'southern-california', name: 'Southern California' },
  { id: 'tx-southwest', name: 'TX/Southwest' },
] as const;

export type ChapterId = (typeof chapters)[number]['id'];

/** Ids of the chapters, in the same order. */
export const chapterIds: readonly ChapterId[] = /* @__PURE__ */ chapters.map(({ id }) => id);

/** Finds a chapter by its id. Returns `undefined` for any other text, such as a chapter that only a newer API knows. */
export const findChapter = (id: string): (typeof chapters)[number] | undefined =>
  chapters.find((chapter) => chapter.id === id);

/** Returns the error text for an unknown chapter, with the list of known ones. */
export const unknownChapter = (id: string): string =>
  `There is no chapter "${id.slice(0, 60)}". There are: ${chapterIds.join(', ')}.`;

/** Path of a chapter's page on the national site. */
export const chapterPath = (id: ChapterId): string => `/chapters/${id}`;

/** Path of a chapter's Atom feed of news and events on the national site. */
export const chapterFeedPath = (id: ChapterId): string => `${chapterPath(id)}.xml`;

/** Filters items by chapter. Needed on the client too: a host that does not know chapters returns the items of all of them. */
export const ofChapter = <Item extends { chapter?: string | null | undefined }>(
  items: readonly Item[],
  chapter: string,
): Item[] => items.filter((item) => item.chapter === chapter);
