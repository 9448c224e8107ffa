/** Block of code on a page of the guide. */
export interface Block {
  language: string;
  /** Attributes after the language, such as `file=src/router.tsx`. */
  about: Readonly<Record<string, string>>;
  code: string;
}

const fence = /^( *)```(\w*)(.*)\n([\s\S]*?)\n\1```$/gm;

/** Returns every block of code of a page, in order. */
export const blocksOf = (page: string): Block[] =>
  [...page.matchAll(fence)].map(([, indent = '', language = '', about = '', code = '']) => ({
    language,
    about: Object.fromEntries(
      [...about.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)].map(([, key, quoted, bare]) => [key, quoted ?? bare]),
    ),
    code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));

/** Returns the commands that a page tells its reader to type: the lines of its `sh` blocks. */
export const commandsOf = (page: string): string[] =>
  blocksOf(page)
    .filter(({ language }) => language === 'sh')
    .flatMap(({ code }) => code.split('\n'));

/**
 * Applies a block of the page to a file: as the whole file (`file=`), before one of its lines (`before=`), or instead of some words
 * (`instead=`).
 *
 * @param text Current content of the file; undefined if there is none.
 */
export function edited(text: string | undefined, { about, code }: Block): string {
  const { before, instead } = about;
  const place = before ?? instead;
  if (place === undefined) return `${code}\n`;
  if (!text?.includes(place)) throw new Error(`${about.file} has no “${place}”, as the guide says it has.`);
  return text.replace(place, () => (before === undefined ? code : `${code}\n${place}`));
}
