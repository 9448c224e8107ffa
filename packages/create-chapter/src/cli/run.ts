import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ReadStream, WriteStream } from 'node:tty';
import { type Answers, answersOf, standardOf } from './answers.ts';
import { type Flags, readFlags, usage } from './flags.ts';
import { ask } from './questions.ts';
import { Interrupted } from './terminal.ts';
import { writeSite } from './writeSite.ts';

/** Streams and folder of the process. */
export interface Surroundings {
  stdin: ReadStream;
  stdout: WriteStream;
  stderr: WriteStream;
  cwd: () => string;
}

const bullets = (sentences: readonly string[]): string =>
  sentences.map((sentence) => `  - ${sentence}\n`).join('');

/** Returns the reason nothing may be written to this folder, if there is one. */
function occupied(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  try {
    return readdirSync(folder).length === 0 ? undefined : `${folder} is not empty. Name another folder.`;
  } catch {
    return `${folder} is a file. Name another folder.`;
  }
}

/** Required flags that are missing and have no default. */
function unsaid(flags: Flags): string[] {
  return [
    ...(flags.chapter === undefined ? ['--chapter: one of the seven, or another name'] : []),
    ...(flags.national === undefined ? ['--national: the address of the national site'] : []),
    ...(flags.chapter !== undefined && flags.place === undefined && standardOf(flags.chapter).place === ''
      ? ['--place: where the chapter is at home']
      : []),
  ];
}

/** Returns the problems of the flags: of all flags together, or only of the typed ones if the command asks for the others. */
function problemsOf(flags: Flags, cwd: string, asks: boolean): string[] {
  const standing = asks
    ? { chapter: 'bay-area', place: 'here', national: 'https://example.org', ...flags }
    : flags;
  const answers = answersOf(standing, cwd);
  if (!('problems' in answers)) return [];
  const typed = Object.keys(flags);
  return answers.problems.filter(
    (problem) => !asks || typed.some((name) => problem.startsWith(`--${name}:`)),
  );
}

/** Runs the whole command. @returns its exit code. */
export async function run(
  args: readonly string[],
  { stdin, stdout, stderr, cwd }: Surroundings,
): Promise<number> {
  const refuse = (words: string): number => {
    stderr.write(words);
    return 1;
  };
  const flags = readFlags(args);
  if ('problem' in flags) return refuse(`${flags.problem}\n`);
  if (flags.help) {
    stdout.write(usage);
    return 0;
  }
  const early = flags.folder === undefined ? undefined : occupied(path.resolve(cwd(), flags.folder));
  if (early) return refuse(`${early}\n`);

  const asks = stdin.isTTY && stdout.isTTY && !flags.yes;
  if (!asks && unsaid(flags).length > 0)
    return refuse(`Nobody is here to ask, so the command must say:\n${bullets(unsaid(flags))}`);
  // Typed flags are checked before the first question.
  const wrong = problemsOf(flags, cwd(), asks);
  if (wrong.length > 0) return refuse(`Nothing was written:\n${bullets(wrong)}`);
  let said = flags;
  if (asks) {
    try {
      said = await ask(flags, { stdin, stdout });
    } catch (error) {
      if (error instanceof Interrupted) return refuse('\nNothing was written.\n');
      throw error;
    }
  }
  const answers = answersOf(said, cwd());
  if ('problems' in answers) return refuse(`Nothing was written:\n${bullets(answers.problems)}`);
  const late = occupied(answers.folder);
  if (late) return refuse(`${late}\n`);
  const files = writeSite(answers);
  stdout.write(report(answers, files.length, cwd()));
  return 0;
}

function report({ folder, chapter }: Answers, files: number, cwd: string): string {
  const shown = path.relative(cwd, folder) || '.';
  return `
The site of ${chapter.name} is in ${shown}: ${files} files. chapter.json is the one to edit.

  cd ${shown.includes(' ') ? `"${shown}"` : shown} && npm install
  npm run dev

Then npm run build writes it into dist, and npm run preview shows that as a host will.
`;
}
