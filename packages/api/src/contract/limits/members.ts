/* Limits of members: the directory, and the links to their own entry. */

/** Days that the links to hide or correct a member's entry work. Not from the spec. */
export const entryLinkDays = 90;
/** Members on a page of the directory. Not from the spec. */
export const directoryPage = { standard: 24, most: 100 } as const;
/** Members who are shown on the front page during a day. Not from the spec. */
export const dailyMembers = 40;
