import { limits } from '../limits.ts';

/** Elements that a story's `content` may hold; everything else was taken out when it was written. */
export const storyElements = [
  'p',
  'br',
  'h2',
  'h3',
  'em',
  'strong',
  'blockquote',
  'ul',
  'ol',
  'li',
  'a',
] as const;

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/**
 * Reads tags from the beginning of allowed markup to its end, and answers what stands before an item of a list: its number, or
 * `bullet`; for any other tag nothing.
 */
export function itemMarks(bullet: string): (tag: string) => string {
  /** The next number of each list that is open; `undefined` for one without numbers. */
  const open: (number | undefined)[] = [];
  const numberIn = (tag: string) => /\b(?:start|value)="(\d{1,9})"/.exec(tag)?.[1];
  return (tag) => {
    if (tag.startsWith('<ul')) open.push(undefined);
    else if (tag.startsWith('<ol')) open.push(Number(numberIn(tag) ?? 1));
    else if (tag.startsWith('</ul') || tag.startsWith('</ol')) open.pop();
    else if (tag.startsWith('<li')) {
      const next = open.pop();
      const number = next === undefined ? undefined : Number(numberIn(tag) ?? next);
      open.push(number === undefined ? undefined : number + 1);
      return number === undefined ? bullet : `${number}. `;
    }
    return '';
  };
}

/**
 * The words of a story's `content`, one line per block. Only for markup that went through the allow-list: it is no
 * parser, and what it answers is text, never markup.
 */
export const textOfStory = (content: string): string => {
  const markOf = itemMarks('');
  return content
    .replace(/<br\b[^<>]*>|<\/(?:p|h2|h3|li|blockquote)>|<(?=[uo]l\b)/g, '\n$&')
    .replace(/<[^<>]*>/g, markOf)
    .replace(/&(amp|lt|gt|quot);/g, (entity, name: string) => named[name] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
};

/** How many minutes a text takes to read; never less than one. */
export function readMinutesOf(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== '').length;
  return Math.max(1, Math.round(words / limits.wordsPerMinute));
}

/** `7 min read`; never less than a minute. */
export const readTimeOf = (text: string): string => `${readMinutesOf(text)} min read`;

/** The beginning of a text on one line, cut between two words where it is longer than a page's description may be. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = [...new Intl.Segmenter('en').segment(line)].map(({ segment }) => segment);
  if (letters.length <= limits.metaDescriptionLength) return line;
  const head = letters.slice(0, limits.metaDescriptionLength - 1).join('');
  const words = letters[limits.metaDescriptionLength - 1] === ' ' ? head : head.replace(/ [^ ]*$/, '');
  return `${words.replace(/[\s,;:.–—-]+$/, '')}…`;
}
