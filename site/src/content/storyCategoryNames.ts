import type { StoryCategory } from '@banyan/api/contract';

/** Names of the six story categories, for tabs, stories and the form. */
export const storyCategoryNames = {
  career: 'Career',
  innovation: 'Innovation',
  entrepreneurship: 'Entrepreneurship',
  'social-impact': 'Social impact',
  academia: 'Academia',
  other: 'Other',
} as const satisfies Record<StoryCategory, string>;
