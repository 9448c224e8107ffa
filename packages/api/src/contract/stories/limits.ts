/** What a story is about (spec part 2 §9); a list's filter puts `all` before them. */
export const storyCategories = [
  'career',
  'innovation',
  'entrepreneurship',
  'social-impact',
  'academia',
  'other',
] as const;
export type StoryCategory = (typeof storyCategories)[number];

/** The departments the story form offers, as it spells them (spec part 2 §9); `findProgram` knows each of them. */
export const storyDepartments = [
  'Computer Engineering',
  'Electronics & Telecom',
  'Mechanical Engineering',
  'Civil Engineering',
  'Electrical Engineering',
  'Metallurgical Engineering',
  'Production Engineering',
  'Other',
] as const;
export type StoryDepartment = (typeof storyDepartments)[number];
