/** The page behind the link under a letter to many. Ours: the spec has no such page. */
export const unsubscribeMessages = {
  unknown: 'This link is not complete, or it is none of ours.',
  none: 'Done. You get no more letters to many from us.',
  chapter: 'Done. From now on you get only the letters to your chapter.',
  again: 'Done. You get our letters again.',
  test: 'This was a test of the letter, so there is nothing to unsubscribe from.',
  notYours: 'There is no chapter to choose here. Nothing was changed.',
  failed: 'This could not be sent. Please try again.',
  errorOccurred: 'Something went wrong on our side. Please try again.',
} as const;
