/** Texts around the story form. */
export const submitStory = {
  heading: 'Submit a story',
  lede: 'Begin in the middle. An editor will ask about the rest.',
  terms: 'I agree to the terms: it is mine to tell, and the editors may shorten it.',
  note: 'Nothing is published before an editor reads it.',
  /** Precedes the note when JavaScript runs. */
  kept: 'Kept in this tab while you write, without the photograph.',
  photoHeading: 'A photograph, if you like',
  guide: [
    { label: 'What editors look for', value: 'One thing that happened, told by the person it happened to.' },
    { label: 'Length', value: 'From 300 characters', half: true },
    { label: 'Answer', value: 'Within a week', half: true },
  ],
  sent: {
    heading: 'Your story is with the editors',
    lede: (email: string) => `You will hear at ${email}, whatever the answer is.`,
    steps: [
      { label: 'Within a week', value: 'An editor reads it, from the first line to the last.' },
      {
        label: 'Then',
        value: 'You get an email with the address of your story, or with the reason if it is not published.',
      },
      { label: 'If it is published', value: 'It appears among the stories, under your name.' },
    ],
    next: { label: 'Read other stories', href: '/alumni-stories' },
  },
} as const;
