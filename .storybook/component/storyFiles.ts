import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sanitize, storyNameFromExport, toId } from 'storybook/internal/csf';
import { withoutComments } from '../rules/sources.ts';
import { titleOf } from '../rules/stories.ts';
import type { ComponentReader } from './componentFacts.ts';
import type { Door } from './doors.ts';
import { componentFilesBeside } from './pageFacts.ts';

const root = path.join(import.meta.dirname, '../..');

/** Absolute paths of all stories of components. */
export const storyFiles = (): string[] =>
  globSync(['packages/{ui,forms}/src/**/*.stories.tsx', 'office/{features,kit,shell}/**/*.stories.tsx'], {
    cwd: root,
  }).map((file) => path.join(root, file));

/** Absolute paths of the stories of patterns, which are made of components of every package. */
const patternFiles = (): string[] =>
  globSync('.storybook/patterns/*.stories.tsx', { cwd: root }).map((file) => path.join(root, file));

/**
 * By the name of each component the address of the page that shows it: `ButtonLink` → `elements-button--docs`; patterns by
 * their titles.
 */
export function pagesOfComponents(reader: ComponentReader): Record<string, string> {
  const pages = [...patternFiles(), ...storyFiles()].flatMap((file) => {
    const title = titleOf({ path: file, text: readFileSync(file, 'utf8') });
    const names = componentFilesBeside(file).flatMap((beside) =>
      reader.componentsIn(beside).map(({ name }) => name),
    );
    return title === undefined
      ? []
      : [...names, title.split('/').at(-1) ?? ''].map((name): [string, string] => [
          name,
          `${sanitize(title)}--docs`,
        ]);
  });
  // A page of its own counts more than one beside others.
  const own = pages.filter(([name, address]) => address.includes(`-${name.toLowerCase()}--`));
  return Object.fromEntries([...pages, ...own]);
}

/** Doors to pages of the site: stories that open a path of it, and the pattern that says where it is used. @param pattern Text of its `.pattern.ts` */
export function doorsIn(stories: string, pattern = ''): Door[] {
  const title = titleOf({ path: '', text: stories });
  if (title === undefined) return [];
  const opened = withoutComments(stories)
    .split(/^(?=export const )/m)
    .flatMap((story) => {
      const [, name] = /^export const (\w+)/.exec(story) ?? [];
      const [, path] = /\bpath: '([^']+)'/.exec(story) ?? [];
      return name && path ? [{ path, address: `story/${toId(title, storyNameFromExport(name))}` }] : [];
    });
  const used = [...pattern.matchAll(/\bat: '([^']+)'/g)];
  return [...opened, ...used.map(([, path = '']) => ({ path, address: `docs/${sanitize(title)}--docs` }))];
}

/** Every door to a page of the site: whole pages first, then what pages of that kind have in common. */
export const doorsOfRoutes = (): Door[] =>
  globSync('.storybook/{pages,patterns}/*.stories.tsx', { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const pattern = path.join(root, file.replace(/\.stories\.tsx$/, '.pattern.ts'));
      const written = existsSync(pattern) ? readFileSync(pattern, 'utf8') : '';
      return doorsIn(readFileSync(path.join(root, file), 'utf8'), written);
    });
