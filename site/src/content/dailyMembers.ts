/** Texts of the wall of members on the front page and on the about page. */
export const dailyMembers = {
  heading: 'Who is here',
  /** Shown with a full wall, and until it is known. */
  others: 'Forty of us today, and another forty tomorrow.',
  /** Shown if there are fewer people than niches. */
  everybody: 'Everybody who is listed so far.',
  more: { label: 'All members', href: '/alumni-directory' },
  invitation: { label: 'Join us', href: '/membership/register' },
} as const;
