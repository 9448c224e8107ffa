import type { StoryCategory } from '../../contract/limits.ts';

/** Invented story of an invented person, as these files define it. */
export interface StoryText {
  id: string;
  title: string;
  excerpt: string;
  category: StoryCategory;
  author: string;
  authorTitle: string;
  /** Graduation year of the author, if known. */
  graduationYear?: number;
  /** ISO 8601 instant. */
  date: string;
  /** File name in `packages/ui/static/art`; empty without a picture. */
  image: string;
  tags: readonly string[];
  /** HTML with only the elements that a story may contain. */
  content: string;
}
