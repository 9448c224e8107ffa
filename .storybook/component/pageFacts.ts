import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import firstVersions from '../../packages/ui/docs/component/since.json' with { type: 'json' };
import { isTest, sourcesIn, withoutComments } from '../rules/sources.ts';
import { type Change, changesAbout } from './changes.ts';
import type { ComponentFacts, ComponentReader } from './componentFacts.ts';

/** What a component's page shows and nobody types: read from the sources at the time the page is built. */
export interface PageFacts {
  /** Of the folder, the one that it is named after first. */
  components: readonly ComponentFacts[];
  /** Where it is imported from, `@banyan/ui/elements`. */
  entry: string;
  /** Tokens of the theme that its rules use, by their group: `color` → `primary`, `text`. */
  tokens: readonly { group: string; names: readonly string[] }[];
  /** Whether its rules ask how wide the window is, so that in a column of a page it would be drawn as in a wider one. */
  asksWindow: boolean;
  /** Components of ours that are made with it. */
  usedBy: readonly string[];
  /** What other systems call it. */
  also: readonly string[];
  /** The first version that exports it; `undefined` where none was published yet. */
  since: string | undefined;
  /** Sentences of changesets and changelogs that name it, the newest first. */
  changes: readonly Change[];
}

const root = path.join(import.meta.dirname, '../..');

/** What is no component: stories, tests, examples and what is written about it. */
const isPart = (name: string): boolean => /^[A-Z]\w*\.tsx$/.test(name);

/** Files of the components that a folder of stories shows: its `index.ts`, else the component of its name, else all of them. @param stories Absolute path of a `.stories.tsx`. */
export function componentFilesBeside(stories: string): string[] {
  const folder = path.dirname(stories);
  const index = path.join(folder, 'index.ts');
  if (existsSync(index)) return [index];
  const own = path.join(folder, `${path.basename(folder)}.tsx`);
  if (existsSync(own)) return [own];
  return readdirSync(folder)
    .filter(isPart)
    .map((part) => path.join(folder, part));
}

const groups = [
  'color',
  'space',
  'size',
  'font',
  'radius',
  'shadow',
  'duration',
  'easing',
  'width',
  'brand',
  'accent',
];
const use = new RegExp(
  `\\b(${groups.join('|')}|typography|media)(?:\\.(\\w+)|\\[(?:'([^']+)'|(\\d+))\\])`,
  'g',
);

/** Tokens that rules of vanilla-extract name, as `color.text` or `vars.color['text-2']`. */
export function tokensIn(rules: string): PageFacts['tokens'] {
  const found = new Map<string, Set<string>>();
  for (const [, group = '', plain, quoted, counted] of withoutComments(rules)
    .replace(/ from '[^']+'/g, '')
    .matchAll(use)) {
    const name = plain ?? quoted ?? counted ?? '';
    found.set(group, (found.get(group) ?? new Set()).add(name));
  }
  return [...groups, 'typography', 'media'].flatMap((group) => {
    const names = found.get(group);
    return names ? [{ group, names: [...names].toSorted() }] : [];
  });
}

/** Whether rules of vanilla-extract ask for a breakpoint: `media.wide`, `media.belowMedium`. */
export const asksWindow = (rules: string): boolean =>
  tokensIn(rules).some(
    ({ group, names }) => group === 'media' && names.some((name) => /medium$|wide$/i.test(name)),
  );

const folderName = (file: string): string => path.basename(path.dirname(file));

/** Names of components by that of a component that their files import: `import { Button } from '../Button/index.ts'`. */
export function readUsers(): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, Set<string>>();
  const parts = ['packages/ui/src', 'packages/forms/src']
    .flatMap(sourcesIn)
    .filter(
      (source) =>
        isPart(path.basename(source.path)) && /^[A-Z]/.test(folderName(source.path)) && !isTest(source),
    );
  for (const source of parts) {
    const user = folderName(source.path);
    for (const [statement] of source.text.matchAll(/^import [^;]*from '[^']+';/gm))
      for (const [name] of statement.matchAll(/\b[A-Z]\w*/g))
        if (name !== user) users.set(name, (users.get(name) ?? new Set()).add(user));
  }
  return new Map([...users].map(([name, those]) => [name, [...those].toSorted()]));
}

/** `### Modal, popup: Dialog` in the page of other names. */
export const otherNames = (page: string, name: string): string[] =>
  [...page.matchAll(/^#{2,3} (.+): (.+)$/gm)].flatMap(([, others = '', ours = '']) =>
    ours.split(', ').includes(name) ? others.split(', ') : [],
  );

const readIfThere = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function changesOf(name: string, pack: string): readonly Change[] {
  const folder = path.join(root, '.changeset');
  const notes = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return changesAbout(name, {
    changesets: Object.fromEntries(
      notes.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
    ),
    changelog: readIfThere(path.join(root, 'packages', pack, 'CHANGELOG.md')),
  });
}

const sinceOf = (part: string): string | undefined =>
  Object.entries(firstVersions).find(([, parts]) => parts.includes(part))?.[0];

/** What is read of all sources at once. */
export interface ReadSources {
  reader: ComponentReader;
  users: ReturnType<typeof readUsers>;
}

/** Everything that the page of one file of stories shows and nobody types. @param stories Absolute path. */
export function pageFacts(stories: string, { reader, users }: ReadSources): PageFacts {
  const folder = path.dirname(stories);
  const name = path.basename(folder);
  const [, pack = '', section = ''] =
    /packages\/(\w+)\/src\/([\w-]+)\//.exec(stories.replaceAll(path.sep, '/')) ?? [];
  const rules = readdirSync(folder)
    .filter((file) => file.endsWith('.css.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  const names = path.join(root, 'packages/ui/docs/ByAnotherName.mdx');
  // The Office exports none of its components: a page names their file.
  const entry = pack
    ? `@banyan/${pack}/${section}`
    : path.relative(root, path.join(folder, `${name}.tsx`)).replaceAll(path.sep, '/');
  const part = `${entry}/${name}`;
  return {
    components: componentFilesBeside(stories)
      .flatMap((file) => reader.componentsIn(file))
      .toSorted((one, other) => Number(other.name === name) - Number(one.name === name)),
    entry,
    since: sinceOf(part),
    tokens: tokensIn(rules),
    asksWindow: asksWindow(rules),
    usedBy: users.get(name) ?? [],
    also: otherNames(readIfThere(names), name),
    changes: changesOf(name, pack),
  };
}
