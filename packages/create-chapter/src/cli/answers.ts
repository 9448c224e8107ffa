import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chapters } from '@banyan/api/contract';
import { chapterThemes } from '@banyan/ui/themes';
import { type ChapterFile, checkChapterFile } from '../chapter/chapterFile.ts';
import { logoProblem } from '../chapter/logo.ts';
import type { Flags } from './flags.ts';

/** Values that a new site is made from. */
export interface Answers {
  folder: string;
  chapter: ChapterFile;
  /** Content of the logo file. */
  logo?: Buffer | undefined;
}

/** Default values of a chapter: its name, its region and its own two colors. */
export interface Standard {
  name: string;
  place: string;
  brand: string;
  accent: string;
}

const places: Record<(typeof chapters)[number]['id'], string> = {
  atlanta: 'Atlanta, Georgia',
  'bay-area': 'San Francisco Bay, California',
  'chicago-midwest': 'Chicago and the Midwest',
  'pacific-northwest': 'Seattle and Portland',
  'ny-northeast': 'New York and the Northeast',
  'southern-california': 'Los Angeles to San Diego',
  'tx-southwest': 'Texas and the Southwest',
};

/** Returns the default values of one of the seven chapters; any other starts with the colors of the first. */
export function standardOf(typed: string): Standard & { id?: (typeof chapters)[number]['id'] } {
  const known = chapters.find(({ id, name }) => id === typed || name.toLowerCase() === typed.toLowerCase());
  const theme = chapterThemes.find(({ id }) => id === known?.id) ?? chapterThemes[1];
  return {
    ...(known && { id: known.id }),
    name: known?.name ?? typed,
    place: known ? places[known.id] : '',
    brand: theme.brand[800],
    accent: theme.accent[400],
  };
}

/** Folder name of a chapter: `Bay Area` is `bay-area`. */
export const folderOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'chapter';

/** Returns the problem of a logo file, as a sentence; undefined if it is a valid drawing. */
export function logoFileProblem(file: string): string | undefined {
  try {
    const wrong = logoProblem(readFileSync(file));
    return wrong && `“${file}” ${wrong}.`;
  } catch {
    return `There is no file “${file}”.`;
  }
}

/** Combines flags and default values, checked as the build checks them; or returns all problems. */
export function answersOf(flags: Flags, cwd: string): Answers | { problems: string[] } {
  const standard = standardOf(flags.chapter ?? '');
  const logo = flags.logo ? path.resolve(cwd, flags.logo) : undefined;
  const wrongLogo = logo && logoFileProblem(logo);
  const { chat, email } = flags;
  const checked = checkChapterFile(
    JSON.stringify({
      ...(standard.id && { chapter: standard.id }),
      name: standard.name,
      place: flags.place ?? standard.place,
      national: flags.national,
      ...(flags.site && { site: flags.site }),
      brand: flags.brand ?? standard.brand,
      accent: flags.accent ?? standard.accent,
      links: { ...(chat && { chat }), ...(email && { email }) },
      ...(logo && { logo: 'logo.svg' }),
    }),
  );
  if (!('chapter' in checked) || wrongLogo)
    return {
      problems: [
        ...('problems' in checked ? checked.problems.map(asFlag) : []),
        ...(wrongLogo ? [`--logo: ${wrongLogo}`] : []),
      ],
    };
  return {
    folder: path.resolve(cwd, flags.folder ?? folderOf(standard.name)),
    chapter: checked.chapter,
    ...(logo && { logo: readFileSync(logo) }),
  };
}

/** Replaces the key of the file with the flag that was typed. */
const asFlag = (sentence: string): string =>
  `--${sentence.replace(/^links\./, '').replace(/^name:/, 'chapter:')}`;
