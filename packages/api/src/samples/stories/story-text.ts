import type { StoryCategory } from '../../contract/limits.ts';

/** One invented story of an invented person, as it is written down here. */
export interface StoryText {
  id: string;
  title: string;
  excerpt: string;
  category: StoryCategory;
  author: string;
  authorTitle: string;
  /** Of the author; not of all is it known. */
  graduationYear?: number;
  /** ISO 8601 instant. */
  date: string;
  /** Of `packages/ui/static/art`; empty without a picture. */
  image: string;
  tags: readonly string[];
  /** Only of the elements a story may hold. */
  content: string;
}
