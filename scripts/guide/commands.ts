/** A block of code on a page of the guide. */
export interface Block {
  language: string;
  /** What stands after the language, such as `file=src/router.tsx`. */
  about: Readonly<Record<string, string>>;
  code: string;
}

const fence = /^( *)```(\w*)(.*)\n([\s\S]*?)\n\1```$/gm;

/** Every block of code of a page, in order. */
export const blocksOf = (page: string): Block[] =>
  [...page.matchAll(fence)].map(([, indent = '', language = '', about = '', code = '']) => ({
    language,
    about: Object.fromEntries(
      [...about.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)].map(([, key, quoted, bare]) => [key, quoted ?? bare]),
    ),
    code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));

/** What a page has its reader type into a terminal: the lines of its `sh` blocks. */
export const commandsOf = (page: string): string[] =>
  blocksOf(page)
    .filter(({ language }) => language === 'sh')
    .flatMap(({ code }) => code.split('\n'));

/**
 * Does to a file what a block of the page asks for: it is the file (`file=`), stands before a line of it (`before=`), or
 * instead of some words in it (`instead=`).
 *
 * @param text What the file holds now; undefined when there is none.
 */
export function edited(text: string | undefined, { about, code }: Block): string {
  const { before, instead } = about;
  const place = before ?? instead;
  if (place === undefined) return `${code}\n`;
  if (!text?.includes(place)) throw new Error(`${about.file} has no “${place}”, as the guide says it has.`);
  return text.replace(place, () => (before === undefined ? code : `${code}\n${place}`));
}
