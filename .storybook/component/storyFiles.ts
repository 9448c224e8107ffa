import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sanitize } from 'storybook/internal/csf';
import type { ComponentReader } from '../../scripts/api-docs/componentFacts.ts';
import { titleOf } from '../rules/stories.ts';
import { componentFilesBeside } from './pageFacts.ts';

const root = path.join(import.meta.dirname, '../..');

/** Absolute paths of all stories of components. */
export const storyFiles = (): string[] =>
  globSync('packages/{ui,forms,office}/src/**/*.stories.tsx', { cwd: root }).map((file) =>
    path.join(root, file),
  );

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
