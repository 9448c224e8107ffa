import type { StoryCategory } from '@banyan/api/contract';

/** The six categories, as tabs, stories and the form for a story name them. */
export const storyCategoryNames = {
  career: 'Career',
  innovation: 'Innovation',
  entrepreneurship: 'Entrepreneurship',
  'social-impact': 'Social impact',
  academia: 'Academia',
  other: 'Other',
} as const satisfies Record<StoryCategory, string>;
