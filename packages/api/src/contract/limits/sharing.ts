/* Limits of the texts that other sites show of a page. */

export const shareTextLength = 100;
export const metaDescriptionLength = 160;
