import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import { type Theme, themeFrom } from '@banyan/ui/palette';
import { type ChapterFile, checkChapterFile } from '../chapter/chapterFile.ts';
import { logoProblem } from '../chapter/logo.ts';
import { wordsOf } from '../chapter/words.ts';

/** Checked site of a chapter. */
export interface Site {
  /** Folder of the site. */
  root: string;
  chapter: ChapterFile;
  theme: Theme;
  /** Base path: `/`, or `/bay-area/`. */
  base: string;
  /** Content of the logo file. */
  logo?: Buffer | undefined;
  /** Files that this is read from. */
  files: readonly string[];
}

/** Error without a stack, which would not help a volunteer who edits a JSON file. */
class NotRightYet extends Error {
  override stack = this.message;

  [inspect.custom](): string {
    return this.message;
  }
}

function stop(problems: readonly string[]): never {
  throw new NotRightYet(
    `chapter.json is not right yet:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
  );
}

/** Reads the folder's `chapter.json` and the files it names. Throws all problems at once. */
export function readSite(root: string): Site {
  const file = path.join(root, 'chapter.json');
  if (!existsSync(file)) stop([`There is none in ${root}. npm create @banyan/chapter writes one.`]);
  const checked = checkChapterFile(readFileSync(file, 'utf8'));
  const named = 'chapter' in checked ? checked.chapter.logo : checked.logo;
  const logo = named === undefined ? undefined : path.resolve(root, named);
  const logoIs = logo === undefined ? undefined : existsSync(logo) ? readFileSync(logo) : null;
  const wrong =
    logoIs === null ? 'is not there; put the file beside chapter.json' : logoIs && logoProblem(logoIs);
  const problems = [
    ...('problems' in checked ? checked.problems : []),
    ...(wrong ? [`logo: “${named}” ${wrong}.`] : []),
  ];
  if (!('chapter' in checked) || problems.length > 0) return stop(problems);
  const { chapter } = checked;
  const { pathname } = new URL(chapter.site ?? 'http://localhost');
  return {
    root,
    chapter,
    theme: themeFrom(chapter.brand, chapter.accent, {
      id: chapter.chapter ?? 'chapter',
      label: chapter.name,
    }),
    base: pathname.endsWith('/') ? pathname : `${pathname}/`,
    logo: logoIs ?? undefined,
    files: [file, ...(logo ? [logo] : [])],
  };
}

/** Id of the outermost element of a logo with `currentColor`. */
const logoId = 'logo';

/** Tells whether a logo uses `currentColor`. An `<img>` would draw it in black, also on a dark page. */
const followsText = (logo: Buffer): boolean => logo.includes('currentColor');

/** Logo as it is served: one with `currentColor` gets an id, so that a page can draw it with `<use>`. */
export function servedLogo(logo: Buffer): Buffer {
  if (!followsText(logo)) return logo;
  const text = logo.toString('utf8');
  const at = text.indexOf('<svg') + '<svg'.length;
  const end = text.indexOf('>', at);
  const attributes = text.slice(at, end).replace(/\sid\s*=\s*(?:"[^"]*"|'[^']*')/, '');
  return Buffer.from(`${text.slice(0, at)} id="${logoId}"${attributes}${text.slice(end)}`);
}

/** Source of `virtual:chapter`: the chapter's data for its pages. */
export function chapterModule({ chapter, base, logo }: Site): string {
  const { chapter: id, name, place, national, api, site, links } = chapter;
  const given = Object.fromEntries(Object.entries(links).filter(([, address]) => address !== ''));
  const known = {
    id,
    name,
    place,
    national,
    api,
    site,
    links: given,
    words: wordsOf(chapter),
    logo: logo && `${base}logo.svg${followsText(logo) ? `#${logoId}` : ''}`,
  };
  return `import 'virtual:chapter/theme.css';\nexport const chapter = ${JSON.stringify(known)};\n`;
}
