import { chapters } from '@banyan/api/contract';
import { checkColours, type Hex, parseColour } from '@banyan/ui/palette';
import * as v from 'valibot';
import { mostWords } from './words.ts';

const ids = chapters.map(({ id }) => id);

/** Returns the address without a slash at its end; undefined unless it is a web address of a named host. */
function webAddressOf(typed: string): string | undefined {
  const url = /^https?:\/\//i.test(typed.trim()) && URL.canParse(typed) ? new URL(typed) : undefined;
  if (!url || url.username || url.password || url.search || url.hash) return undefined;
  return (url.origin + url.pathname).replace(/\/+$/, '');
}

/** Limit for name and place, which are beside the mark, on a phone too. */
const mostLetters = 40;

const words = (says: string) =>
  v.pipe(
    v.string(says),
    v.trim(),
    v.minLength(1, says),
    v.maxLength(
      mostLetters,
      `is longer than ${mostLetters} characters; a phone’s header has no room for more`,
    ),
  );
const address = (says: string) =>
  v.pipe(
    v.string(says),
    v.check((typed) => webAddressOf(typed) !== undefined, says),
    v.transform((typed) => webAddressOf(typed) ?? typed),
  );
/** A link may carry a query, as invitations to chats do. */
const link = (says: string) =>
  v.pipe(
    v.string(says),
    v.trim(),
    v.check((typed) => typed === '' || (/^https?:\/\//i.test(typed) && URL.canParse(typed)), says),
  );
const colour = (says: string) =>
  v.pipe(
    v.string(says),
    v.check((typed) => parseColour(typed) !== undefined, says),
    v.transform((typed): Hex => parseColour(typed) ?? '#000000'),
  );
const isColour = 'is not a colour; write # and six digits, such as "#003948"';
const isLink =
  'is not a web address; write it whole, such as "https://chat.example.org/bay-area", or leave it out';

const Links = v.strictObject({
  chat: v.optional(link(isLink)),
  email: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (typed) => typed === '' || /^[^\s@<>"?&]+@[^\s@<>"?&]+\.[^\s@<>"?&]+$/.test(typed),
        'is not an email address; write one such as "bay-area@example.org", or leave it out',
      ),
    ),
  ),
  professional: v.optional(link(isLink)),
  social: v.optional(link(isLink)),
});

const pageText = v.optional(
  v.pipe(
    v.string('is not text; write it between quotation marks'),
    v.trim(),
    v.maxLength(mostWords, `is longer than ${mostWords} characters; a page opens with one or two sentences`),
  ),
);
const Words = v.strictObject({
  home: pageText,
  invitation: pageText,
  events: pageText,
  noEvents: pageText,
  news: pageText,
  give: pageText,
  contact: pageText,
  footer: pageText,
});

const ChapterFile = v.strictObject({
  $schema: v.optional(v.string()),
  chapter: v.optional(
    v.picklist(
      ids,
      `is none of the association’s chapters; write one of ${ids.join(', ')}, or leave it out until the national site knows yours`,
    ),
  ),
  name: words('is missing; write what people call the chapter, such as "Bay Area"'),
  place: words('is missing; write where it is at home, such as "San Francisco to San Jose"'),
  national: address(
    'is not a web address; write that of the national site, such as "https://alumni.example.org"',
  ),
  api: v.optional(address('is not a web address; leave it out to use the API of the national site')),
  site: v.optional(
    address(
      'is not a web address; write where your site will be, such as "https://bay-area.example.org", or leave it out',
    ),
  ),
  brand: colour(isColour),
  accent: colour(isColour),
  links: v.optional(Links, {}),
  words: v.optional(Words, {}),
  logo: v.optional(
    v.pipe(
      v.string(),
      v.regex(/\.svg$/i, 'is no SVG; give the name of a file beside chapter.json, such as "logo.svg"'),
    ),
  ),
});

export type ChapterFile = v.InferOutput<typeof ChapterFile>;

const keys = { national: ChapterFile.entries.national, ...Links.entries };

/** Returns the error of one value; undefined if it is valid. */
export function checkKey(key: keyof typeof keys, typed: string): string | undefined {
  const result = v.safeParse<(typeof keys)[keyof typeof keys]>(keys[key], typed);
  return result.success ? undefined : `This ${result.issues[0].message}`;
}

/** Checked file, or all its problems, one sentence each. */
export type Checked = { chapter: ChapterFile } | { problems: string[]; logo?: string | undefined };

/** Checks the text of a `chapter.json`. Reports all problems at once, so that nobody has to fix them one by one. */
export function checkChapterFile(text: string): Checked {
  const data = parsed(text);
  if ('problem' in data) return { problems: [data.problem] };
  const result = v.safeParse(ChapterFile, data.value);
  const problems = (result.issues ?? []).map(sentenceOf);
  // Readable colors are checked even if something else is wrong.
  const { brand, accent } = partly(Colours, data.value);
  if (brand && accent)
    problems.push(
      ...checkColours(brand, accent).map(
        ({ colour: key, message, nearest }) =>
          `${key}: ${message}${nearest ? ` The nearest that passes: "${nearest}".` : ''}`,
      ),
    );
  return result.success && problems.length === 0
    ? { chapter: result.output }
    : { problems, ...partly(Logo, data.value) };
}

const Colours = v.object({ brand: colour(isColour), accent: colour(isColour) });
const Logo = v.object({ logo: v.string() });

/** Reads some keys of a file that may be wrong elsewhere; returns none if one of them cannot be read. */
function partly<T>(schema: v.GenericSchema<unknown, T>, value: unknown): Partial<T> {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : {};
}

function parsed(text: string): { value: unknown } | { problem: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const says = error instanceof Error ? error.message : '';
    const place = Number(/at position (\d+)/.exec(says)?.[1] ?? text.length);
    const line = text.slice(0, place).split('\n').length;
    return {
      problem: `The file is not JSON: look for a comma or a quote too many, or one that is missing, near line ${line}.`,
    };
  }
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const key = v.getDotPath(issue) ?? 'The file';
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return `${key}: nobody knows this key; the schema beside the file names those there are. Remove it, or correct its name.`;
  if (issue.type === 'strict_object')
    return issue.received === 'undefined'
      ? `${key}: ${missing[key] ?? 'is missing'}.`
      : `${key}: write an object, { … }.`;
  return `${key}: ${typed(issue.input)}${issue.message}.`;
}

const missing: Partial<Record<string, string>> = {
  name: 'is missing; write what people call the chapter, such as "Bay Area"',
  place: 'is missing; write where it is at home, such as "San Francisco to San Jose"',
  national: 'is missing; write the address of the national site, such as "https://alumni.example.org"',
  brand: 'is missing; write # and six digits, such as "#003948"',
  accent: 'is missing; write # and six digits, such as "#fc8a39"',
};

const typed = (input: unknown): string =>
  typeof input === 'string' && input.trim() !== '' ? `“${input.slice(0, 60)}” ` : '';
