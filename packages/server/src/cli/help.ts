import type { Command } from './command.ts';
import { optionShown, usageOf } from './definition.ts';

/** Column of the descriptions. A longer usage has its description on the next line. */
const column = 44;

const row = (left: string, right: string) =>
  left.length < column - 2
    ? `  ${left.padEnd(column)}${right}`
    : `  ${left}\n  ${' '.repeat(column)}${right}`;

/** Help of one command: its usage, description and options. */
export function helpOf(command: Command): string {
  // Options that a paragraph below explains are not listed again.
  const options = Object.entries(command.options).filter(
    ([name]) => !command.explained.some((paragraph) => paragraph.includes(`\n  --${name} `)),
  );
  return [
    `banyan ${usageOf(command)}`,
    command.summary,
    ...(options.length > 0 ? [''] : []),
    ...options.map(([name, option]) => row(optionShown(name, option), option.summary)),
    ...command.explained.flatMap((line) => ['', line]),
  ].join('\n');
}

/** General help: one line per command, and the explanations below. */
export function help(commands: readonly Command[]): string {
  const paragraphs = [...new Set(commands.flatMap(({ explained }) => explained))];
  return [
    'banyan: for the person who runs the site. It works while the site runs. Volunteers work in the Office: docs/office.md',
    '',
    ...commands.map((command) => row(usageOf(command), command.summary)),
    '',
    'Options of a command: banyan COMMAND --help',
    ...paragraphs.flatMap((lines) => ['', lines]),
    '',
    'Commands that change something are logged with a name: --as NAME, otherwise the user name of this computer.',
    'DATA_DIR says where the data is (.data when it is not set).',
  ].join('\n');
}

/** Text of `docs/cli.md`: the help of every command. `npx pnpm@12 documents` writes it. */
export const commandLineDocument = (commands: readonly Command[]): string =>
  [
    '# Command line',
    '',
    'For the people who run the site. It works while the site runs; volunteers work in the Office. Type `npx pnpm@12 banyan COMMAND`. This page is generated',
    'from the help of the commands by `npx pnpm@12 documents`.',
    ...commands.flatMap((command) => ['', `## ${command.name}`, '', '```text', helpOf(command), '```']),
    '',
  ].join('\n');
