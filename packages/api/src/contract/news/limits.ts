/** Categories of the news page (spec part 2 §9). */
export const newsCategories = [
  'Events',
  'Announcements',
  'Alumni Achievements',
  'Reports',
  'Programs',
  'Interviews',
] as const;
export type NewsCategory = (typeof newsCategories)[number];
