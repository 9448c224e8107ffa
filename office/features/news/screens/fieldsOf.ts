import { findChapter, newsCategories } from '@banyan/api/contract';
import type { NewsFields, NewsPiece } from '@banyan/api/office';
import type { NewsFormField, NewsFormValues } from '../components/values.ts';

/** Values of the form for a news item; empty for a new one. */
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

/** Fields to send; an unchosen category is undefined. */
export const fieldsOf = ({ category, chapter, tags, featured, ...texts }: NewsFormValues) => ({
  ...texts,
  category: newsCategories.find((one) => one === category),
  chapter: findChapter(chapter)?.id ?? null,
  tags: tags.split(',').flatMap((tag) => tag.trim() || []),
  featured: featured === 'yes',
});

/** True if a category was chosen. */
export const isWhole = (fields: ReturnType<typeof fieldsOf>): fields is NewsFields =>
  fields.category !== undefined;

/** Readable form of a field’s value. */
export function formatFact(field: NewsFormField, value: string): string {
  if (field === 'chapter') return findChapter(value)?.name ?? 'All chapters';
  return field === 'featured' ? (value === 'yes' ? 'Yes' : 'No') : value;
}
