import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commands } from './commands/index.ts';

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

/** The command lines of a page, word by word; what follows a `#` is for people. */
const typedIn = (page: string) =>
  [...read(page).matchAll(/^npx pnpm@12 banyan (.+)$/gm)].map(([, line = '']) =>
    [...line.replace(/ #.*$/, '').matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, plain]) => quoted ?? plain ?? '',
    ),
  );

/** The command of a line, and what stands after its name; `[ID ...]` is how a page says that there may be more. */
function lineOf(words: readonly string[]) {
  const command = commands.find(({ name }) => `${words.join(' ')} `.startsWith(`${name} `));
  const rest = words.slice(command?.name.split(' ').length).filter((word) => !/^\[|\.\.\.\]$/.test(word));
  return { command, rest };
}

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
