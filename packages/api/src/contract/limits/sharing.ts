/* What is told of a page elsewhere. */

export const shareTextLength = 100;
export const metaDescriptionLength = 160;
