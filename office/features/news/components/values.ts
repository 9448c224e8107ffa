/** Fields of the form, all as text: also the choices, tags separated by commas, and `yes` or empty for a checkbox. */
export const newsFormFields = [
  'title',
  'summary',
  'markdown',
  'category',
  'chapter',
  'author',
  'tags',
  'featured',
] as const;
export type NewsFormField = (typeof newsFormFields)[number];
export type NewsFormValues = Readonly<Record<NewsFormField, string>>;

/** Label of each field. */
export const newsFieldLabels: Readonly<Record<NewsFormField, string>> = {
  title: 'Title',
  summary: 'Summary',
  markdown: 'Text',
  category: 'Category',
  chapter: 'Chapter',
  author: 'Author',
  tags: 'Tags',
  featured: 'Featured',
};
