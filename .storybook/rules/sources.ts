import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** One source file, by its path from the repository's root with forward slashes. */
export interface Source {
  path: string;
  text: string;
}

const root = join(import.meta.dirname, '../..');
const passedOver = new Set(['node_modules', 'dist', '.output', '.tanstack', '.cache', 'storybook-static']);

const walk = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (passedOver.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return walk(path);
    return /\.(tsx?|mdx)$/.test(entry.name) ? [path] : [];
  });

/** Every TypeScript and MDX file below a folder of the repository. */
export const sourcesIn = (folder: string): Source[] =>
  walk(join(root, folder)).map((path) => ({
    path: relative(root, path).split(sep).join('/'),
    text: readFileSync(path, 'utf8'),
  }));

/** Folders that tools make and git leaves alone. */
const made = new Set(
  readFileSync(join(root, '.gitignore'), 'utf8')
    .split('\n')
    .map((line) => line.replaceAll('/', '')),
);

/** The folders in a folder of the repository, but what tools make there and what begins with a dot. */
export const foldersIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !made.has(entry.name))
    .map(({ name }) => name);

/** Whether a file or a folder of the repository is there. */
export const exists = (path: string): boolean => existsSync(join(root, path));

/** A file of the repository that is not a module, as text. */
export const readText = (path: string): string => readFileSync(join(root, path), 'utf8');

export const isStory = ({ path }: Source): boolean => path.endsWith('.stories.tsx');
export const isTest = ({ path }: Source): boolean => /\.test(-d)?\.tsx?$/.test(path);
/** Written for people who work on the product, never shipped: stories, tests, and the Specimen they share. */
export const isWorkshop = (source: Source): boolean =>
  isStory(source) ||
  isTest(source) ||
  /\/(?:docs|specimen)\/|\/(?:samples|test-[\w-]+)\.tsx?$/.test(source.path);

/** The text without its comments, so that prose about a colour is not a colour. Line count is kept. */
export const withoutComments = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|[^:'"`\\])\/\/[^\n]*/g, '$1');

/** `path:line` of every match, with what was found: the form in which editors open a place. */
export const placesOf = ({ path, text }: Source, pattern: RegExp): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(pattern)].map((match) => `${path}:${index + 1} ${match[0].trim()}`),
    );
