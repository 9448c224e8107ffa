/** Messages of the page that the link below a campaign email opens. Not from the spec, which has no such page. */
export const unsubscribeMessages = {
  unknown: 'This link is not complete, or it is not one of ours.',
  none: 'Done. We no longer send you campaigns.',
  chapter: 'Done. From now on you get only your chapter’s emails.',
  again: 'Done. You get our emails again.',
  test: 'This was a test email, so there is nothing to unsubscribe from.',
  notYours: 'This link has no chapter to choose. Nothing was changed.',
  failed: 'This could not be sent. Please try again.',
  errorOccurred: 'Something went wrong on our side. Please try again.',
} as const;
