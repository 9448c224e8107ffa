/** Categories of stories (spec part 2 §9); the filter of a list adds `all` before them. */
export const storyCategories = [
  'career',
  'innovation',
  'entrepreneurship',
  'social-impact',
  'academia',
  'other',
] as const;
export type StoryCategory = (typeof storyCategories)[number];

/** Departments of the story form, spelled as there (spec part 2 §9); `findProgram` finds each of them. */
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
