/** What stands in the form: texts, also where one is chosen; tags with commas between them; `yes` or nothing. */
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

/** What stands over each of them. */
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
