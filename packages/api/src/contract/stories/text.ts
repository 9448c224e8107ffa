import { limits } from '../limits.ts';

/** Elements allowed in a story's `content`; the server removes all others when it stores a story. */
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
 * Returns a function that reads the tags of allowed markup in order. For an item of a list it returns the item's number or
 * `bullet`; for other tags an empty text.
 */
export function itemMarks(bullet: string): (tag: string) => string {
  /** Next number of each open list; `undefined` for a list without numbers. */
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
 * Returns the text of a story's `content`, one line per block. Only for markup that passed the allow-list: it is no parser. The
 * result is text, never markup.
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

/** Returns the minutes a text takes to read, at least one. */
export function readMinutesOf(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== '').length;
  return Math.max(1, Math.round(words / limits.wordsPerMinute));
}

/** Returns the reading time, `7 min read`; at least a minute. */
export const readTimeOf = (text: string): string => `${readMinutesOf(text)} min read`;

/** Returns the beginning of a text on one line, cut between two words if it is longer than a page's description may be. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = [...new Intl.Segmenter('en').segment(line)].map(({ segment }) => segment);
  if (letters.length <= limits.metaDescriptionLength) return line;
  const head = letters.slice(0, limits.metaDescriptionLength - 1).join('');
  const words = letters[limits.metaDescriptionLength - 1] === ' ' ? head : head.replace(/ [^ ]*$/, '');
  return `${words.replace(/[\s,;:.–—-]+$/, '')}…`;
}
