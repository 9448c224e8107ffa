/** Messages of the page that the link in a question email opens. Not from the spec, which has no such page. */
export const answerMessages = {
  unknown: 'This link is not complete, or it is not one of ours.',
  expired: 'This link is too old.',
  already: 'This question is answered already.',
  answered: 'Your answer has arrived. A volunteer reads it.',
  answerRequired: 'Write your answer first.',
  tooLong: (most: number) => `Use at most ${most} characters.`,
  characters: 'Some characters reverse or cover this text. Type it again.',
  failed: 'This could not be sent. Please look at your answer again.',
  errorOccurred: 'Something went wrong on our side. Please try again.',
} as const;
