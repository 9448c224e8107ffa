import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { variables } from '../config.ts';
import { commands } from './commands/index.ts';
import { commandLineDocument } from './help.ts';

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

/** Command lines of a page, split into words, without comments after `#`. */
const typedIn = (page: string) =>
  [...read(page).matchAll(/^npx pnpm@12 banyan (.+)$/gm)].map(([, line = '']) =>
    [...line.replace(/ #.*$/, '').matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, plain]) => quoted ?? plain ?? '',
    ),
  );

/** Command of a line and the words after its name. A page writes `[ID ...]` for optional repetitions. */
function lineOf(words: readonly string[]) {
  const command = commands.find(({ name }) => `${words.join(' ')} `.startsWith(`${name} `));
  const rest = words.slice(command?.name.split(' ').length).filter((word) => !/^\[|\.\.\.\]$/.test(word));
  return { command, rest };
}

test('docs/cli.md contains the output of `npx pnpm@12 documents`', () => {
  expect(read('docs/cli.md')).toBe(commandLineDocument(commands));
});

test('docs/configuration.md lists exactly the existing settings', () => {
  const listed = [...read('docs/configuration.md').matchAll(/^\| (`[^|]+`) *\|/gm)].flatMap(
    ([, names = '']) => [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
  expect(listed.toSorted()).toEqual(variables.toSorted());
});

test.each([
  'README.md',
  'CONTRIBUTING.md',
  'ARCHITECTURE.md',
  'docs/running.md',
  'docs/security.md',
  'docs/office.md',
  'docs/chapters.md',
])('the links of %s lead to files', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, link = '']) => link);
  const missing = links.filter(
    (link) => !existsSync(new URL(link, new URL(`../../../../${page}`, import.meta.url))),
  );
  expect(missing).toEqual([]);
});

test.each([
  ['README.md', 4],
  ['docs/running.md', 3],
])('the commands in %s are valid', (page, least) => {
  const lines = typedIn(page);
  expect(lines.length).toBeGreaterThanOrEqual(least);
  for (const words of lines) {
    const { command, rest } = lineOf(words);
    expect(command, words.join(' ')).toBeDefined();
    expect(() => command?.read(rest), words.join(' ')).not.toThrow();
  }
});
