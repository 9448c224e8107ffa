import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { terminal } from '../testing/terminal.ts';
import { dump } from '../testing/test-dump.ts';
import { temporaryDirectory, testServer } from '../testing/test-server.ts';
import { commands } from './commands/index.ts';
import { type Option, usageOf } from './definition.ts';

/** Arguments that a command requires, so that only the option can be wrong. */
const wordsOf = (command: (typeof commands)[number]) => [
  ...command.name.split(' '),
  ...Object.keys(command.words).map(() => 'X-0000-0000'),
];

const withValue = (name: string, { value }: Option) => (value ? [`--${name}`, 'x'] : [`--${name}`]);

/** Required options of a command, except one. */
const necessary = (command: (typeof commands)[number], without = '') =>
  Object.entries(command.options).flatMap(([name, option]) =>
    option.required && name !== without ? withValue(name, option) : [],
  );

/** All options, each as it is typed. */
const allOptions = new Map(
  commands.flatMap(({ options }) =>
    Object.entries(options).map(([name, one]) => [name, withValue(name, one)]),
  ),
);

/** Terminal with an empty data directory. Opening a database there would leave a file behind. */
function nowhere() {
  const directory = join(temporaryDirectory(), 'data');
  mkdirSync(directory);
  return { banyan: terminal(directory), left: () => readdirSync(directory) };
}

describe.each(commands.map((command) => [command.name, command] as const))('banyan %s', (name, command) => {
  const words = wordsOf(command);

  test('refuses a repeated option, an option without its value, and a value for a switch', async () => {
    const { banyan, left } = nowhere();
    for (const [option, one] of Object.entries(command.options)) {
      const others = necessary(command, option);
      const twice = await banyan(...words, ...others, ...withValue(option, one), ...withValue(option, one));
      expect(twice, option).toEqual({ code: 2, out: expect.stringContaining(`--${option} is there twice`) });
      const wrong = one.value ? [`--${option}`] : [`--${option}=x`];
      const sentence = one.value ? `--${option} needs a value` : `--${option} takes no value`;
      expect(await banyan(...words, ...others, ...wrong), option).toEqual({
        code: 2,
        out: expect.stringContaining(sentence),
      });
      if (!one.required) continue;
      const missing = await banyan(...words, ...others);
      expect(missing, option).toEqual({ code: 2, out: `${one.required}: banyan ${usageOf(command)}` });
    }
    expect(left()).toEqual([]);
  });

  test('refuses too many and too few words', async () => {
    const { banyan, left } = nowhere();
    const counts = Object.values(command.words).map(({ count }) => count);
    const typed = [...words, ...necessary(command)];
    if (!counts.includes('several')) expect((await banyan(...typed, 'X-1')).code).toBe(2);
    if (counts.length > 0 && !counts.includes('optional')) {
      const few = await banyan(...words.slice(0, -1), ...necessary(command));
      expect(few).toEqual({ code: 2, out: expect.stringContaining(`: banyan ${usageOf(command)}`) });
    }
    expect(left()).toEqual([]);
  });

  test('prints its options for --help', async () => {
    const { banyan, left } = nowhere();
    const { code, out } = await banyan(...words, '--help');
    expect([code, out.split('\n')[0]]).toEqual([0, `banyan ${usageOf(command)}`]);
    for (const [option, { summary }] of Object.entries(command.options)) {
      expect(out, option).toMatch(new RegExp(`^  --${option} `, 'm'));
      expect(out).toContain(summary);
    }
    expect(await banyan('help', ...name.split(' '))).toEqual({ code: 0, out });
    expect((await banyan('help')).out).toContain(`  ${usageOf(command)}`);
    expect(left()).toEqual([]);
  });
});

test('keeps every database row when options of another command are typed', async () => {
  const { database, dataDir } = await testServer();
  const banyan = terminal(dataDir);
  const [{ id = '' } = {}] = await database.selectFrom('members').select('id').limit(1).execute();
  const before = await dump(database);
  for (const command of commands) {
    const words = [...command.name.split(' '), ...Object.keys(command.words).map(() => id)];
    const others = [...allOptions].filter(([option]) => !Object.hasOwn(command.options, option));
    for (const [, typed] of [...others, ['', ['--quietly']] as const]) {
      expect((await banyan(...words, ...necessary(command), ...typed)).code).toBe(2);
    }
  }
  expect(await dump(database)).toEqual(before);
});

test.each([
  [['forget', 'a@example.org', '--dry'], '--dry; the nearest it has is --dry-run.'],
  [['forget', 'a@example.org', '--dryrun'], '--dryrun; the nearest it has is --dry-run.'],
  [['export', 'members', '--cvs'], '--cvs; the nearest it has is --csv.'],
  [['outbox', '-x'], '-x; the nearest it has is --help.'],
  [['forget', 'a@example.org', '--__proto__=x'], '--__proto__; the nearest'],
  [['import', 'a.csv', '--out', '--as', 'Meera'], 'One that begins with a dash is typed as --out=--as.'],
  [['--as', 'Meera', 'forget', 'a@b.org'], 'The command comes first, and then --as: banyan COMMAND --as'],
])('answers banyan %j with %j', async (words, sentence) => {
  const { banyan, left } = nowhere();
  const { code, out } = await banyan(...words);
  expect([code, out]).toEqual([2, expect.stringContaining(sentence)]);
  expect(left()).toEqual([]);
});

test('accepts an option before the words, and words that begin with a dash after two dashes', async () => {
  const { banyan } = nowhere();
  for (const words of [
    ['import', '--out', 'a.csv', 'b.csv'],
    ['import', '--out=-1', '--', '-b.csv'],
  ])
    expect(await banyan(...words)).toEqual({ code: 1, out: expect.stringContaining('There is no database') });
});
