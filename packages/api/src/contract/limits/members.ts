/* Members: the directory, and the links to their own entry. */

/** Ours: how long the links work with which a member hides or corrects their entry. */
export const entryLinkDays = 90;
/** Ours: members on a page of the directory. */
export const directoryPage = { standard: 24, most: 100 } as const;
