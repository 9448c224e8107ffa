import { findChapter, newsCategories } from '@banyan/api/contract';
import type { NewsFields, NewsPiece } from '@banyan/api/office';
import type { NewsFormField, NewsFormValues } from '../components/values.ts';

/** What stands in the form of a piece of news; of one that is begun, nothing. */
export const valuesOf = (piece: NewsPiece | undefined): NewsFormValues => ({
  title: piece?.title ?? '',
  summary: piece?.summary ?? '',
  markdown: piece?.markdown ?? '',
  category: piece?.category ?? '',
  chapter: piece?.chapter ?? '',
  author: piece?.author ?? '',
  tags: piece?.tags.join(', ') ?? '',
  featured: piece?.featured ? 'yes' : '',
});

/** What is sent of it; a category that nobody has chosen stays undefined. */
export const fieldsOf = ({ category, chapter, tags, featured, ...texts }: NewsFormValues) => ({
  ...texts,
  category: newsCategories.find((one) => one === category),
  chapter: findChapter(chapter)?.id ?? null,
  tags: tags.split(',').flatMap((tag) => tag.trim() || []),
  featured: featured === 'yes',
});

/** Whether a category was chosen. */
export const isWhole = (fields: ReturnType<typeof fieldsOf>): fields is NewsFields =>
  fields.category !== undefined;

/** An answer about a piece as one reads it. */
export function formatFact(field: NewsFormField, value: string): string {
  if (field === 'chapter') return findChapter(value)?.name ?? 'All chapters';
  return field === 'featured' ? (value === 'yes' ? 'Yes' : 'No') : value;
}
