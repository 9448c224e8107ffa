/** Texts of the page that lists all chapters. */
export const chaptersIndex = {
  heading: 'Chapters',
  lede: 'Seven roots. Each has a group chat, a calendar and somebody who knows a good canteen.',
  toPune: 'to Pune',
  /** Follows the day: `Dec 12`. */
  next: (day: string) => `Next: ${day}`,
  noDate: 'No date yet',
  /** Number of members who show their state in the directory; above 0. */
  members: (count: number) => (count === 1 ? '1 member' : `${count.toLocaleString('en-US')} members`),
  none: {
    heading: 'Nobody near you yet? Two people and a table are a chapter.',
    action: { label: 'Write to us', href: '/contact' },
  },
} as const;
