/** Texts of the page that lists all chapters. */
export const chaptersIndex = {
  heading: 'Chapters',
  lede: 'Seven roots. Each has a group chat, a calendar and somebody who knows a good canteen.',
  toPune: 'to Pune',
  none: {
    heading: 'Nobody near you yet? Two people and a table are a chapter.',
    action: { label: 'Write to us', href: '/contact' },
  },
} as const;
