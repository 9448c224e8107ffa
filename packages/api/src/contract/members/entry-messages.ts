/** Messages of a member's own entry, opened by the links in an email. Not from the spec, which has no such page. */
export const entryMessages = {
  unknown: 'This link is not complete, or it is not one of ours.',
  expired: 'This link is too old.',
  already: 'This was done already.',
  hidden: 'You are hidden from the directory.',
  corrected: 'Your correction has arrived and will be reviewed.',
  nothingDiffers: 'You have not changed anything.',
  failed: 'This could not be sent. Please check the marked fields.',
  errorOccurred: 'Something went wrong on our side. Please try again.',
} as const;
