import { chapterIds, limits, newsCategories } from '@banyan/api/contract';
import { optionalLine, requiredLine, requiredParagraphs } from '@banyan/api/internal';
import * as v from 'valibot';
import type { NewsText } from '../../../news/writing.ts';
import { chapterField } from '../../chapter.ts';
import { CommandError } from '../../command-error.ts';
import { type TypedFields, typedFile } from '../../typed-file.ts';

/** What an item consists of: as a line of a file, and in words for the help. */
const newsFields = {
  title: 'its headline',
  summary: 'a sentence for lists',
  category: newsCategories.join(', '),
  chapter: `whose site shows it too: ${chapterIds.join(', ')}`,
  author: 'who wrote it',
  tags: 'what else it is about, separated by commas',
  featured: 'yes puts it before the others',
  description: 'the text, or what follows the first empty line',
} as const;

export type NewsField = keyof typeof newsFields;

const isField = (name: string): name is NewsField => Object.hasOwn(newsFields, name);

function fieldOf(written: string): NewsField {
  const name = written.trim().toLowerCase();
  if (isField(name)) return name;
  const names = Object.keys(newsFields).join(', ');
  throw new CommandError(`News has no field "${written.trim()}". It has: ${names}.`);
}

/** A paragraph of the help: what a file of news says. */
export const newsHelp = [
  'A file of news (banyan news add) has lines such as "title: ...", an empty line, and the text. One can say:',
  ...Object.entries(newsFields).map(([name, meaning]) => `  ${name.padEnd(16)}${meaning}`),
].join('\n');

const wording = {
  tooLong: (most: number) => `this has at most ${most} characters`,
  characters: 'some characters reverse or cover this text; type it again',
};
const Fields = v.object({
  title: requiredLine(limits.text.title, 'news needs a headline', wording),
  summary: optionalLine(limits.text.link, wording),
  category: v.optional(
    v.picklist(newsCategories, `this is one of ${newsCategories.join(', ')}`),
    'Announcements',
  ),
  chapter: chapterField,
  author: optionalLine(limits.text.name, wording),
  tags: optionalLine(limits.text.link, wording),
  featured: v.optional(v.picklist(['yes', 'no', ''], 'this is yes or no'), ''),
  description: requiredParagraphs(limits.text.story, 'news needs a text: after an empty line', wording),
});

/**
 * An item as it is kept, from its file.
 * @param more What was said beside it, which then counts.
 * @throws CommandError with a sentence for each field that is wrong.
 */
export function newsText(file: string, more: TypedFields<NewsField>): NewsText {
  const kind = {
    what: 'news',
    example: 'title: Garba night, counted',
    rest: 'description',
    fieldOf,
  } as const;
  const read = v.safeParse(Fields, { title: '', description: '', ...typedFile(file, kind), ...more });
  if (!read.success) {
    const sentences = read.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}.`);
    throw new CommandError([...new Set(sentences)].join('\n'));
  }
  const { tags, chapter, featured, ...text } = read.output;
  return {
    ...text,
    tags: tags.split(',').flatMap((tag) => tag.trim() || []),
    chapter: chapter || null,
    featured: featured === 'yes' ? 1 : 0,
  };
}
