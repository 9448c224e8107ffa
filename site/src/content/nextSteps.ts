/** Next steps after a membership application. A separate file, so that the page loads it only after sending. */
export const nextSteps = {
  heading: 'Until then',
  events: {
    heading: 'Come to an event',
    detail: 'They are open to you today; the directory is not asked.',
    href: '/events',
  },
  chats: {
    heading: 'Say hello in your chapter’s group chat',
    detail: 'Seven chapters, one chat each.',
    href: '/resources#regional-chapters',
  },
  /** Shown once the chapter is known. */
  next: (chapter: string) => `The next event of ${chapter}`,
  chat: (chapter: string) => `${chapter} group chat`,
  chatDetail: 'Say hello. Somebody there knows a good canteen.',
  chapter: (chapter: string) => `The ${chapter} chapter`,
  chapterDetail: 'Who leads it, what it does next, and how many of us live there.',
  /** Caption of the comb of the classes; `number` counts the listed members and the applicant. */
  yourClass: {
    soon: (year: number) => `The marigold line is the class of ${year}: yours.`,
    number: (number: number, year: number) =>
      number === 1
        ? `You will be the first of the class of ${year} in the directory.`
        : `You will be number ${number} of the class of ${year} in the directory.`,
  },
} as const;
