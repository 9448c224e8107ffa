/** The seven regional chapters, as the footer lists them. What a chapter's own site names itself by is the `id`. */
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

/** Their ids, in the same order. */
export const chapterIds: readonly ChapterId[] = /* @__PURE__ */ chapters.map(({ id }) => id);

/** Finds a chapter by its id; anything else, such as a chapter that a newer API knows, is `undefined`. */
export const findChapter = (id: string): (typeof chapters)[number] | undefined =>
  chapters.find((chapter) => chapter.id === id);

/** Says which chapters there are, for whoever asked for another. */
export const unknownChapter = (id: string): string =>
  `There is no chapter "${id.slice(0, 60)}". There are: ${chapterIds.join(', ')}.`;

/** A chapter's page on the national site. */
export const chapterPath = (id: ChapterId): string => `/chapters/${id}`;

/** A chapter's news and events as an Atom feed: on the national site, below its own origin. */
export const chapterFeedPath = (id: ChapterId): string => `${chapterPath(id)}.xml`;

/**
 * What belongs to a chapter. A host that does not know chapters answers everybody's, so whoever asks for one's picks out
 * once more what says that it is.
 */
export const ofChapter = <Item extends { chapter?: string | null | undefined }>(
  items: readonly Item[],
  chapter: string,
): Item[] => items.filter((item) => item.chapter === chapter);
