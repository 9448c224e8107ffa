import type { ServerConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { MediaStore } from '../media/store/media-store.ts';
import type { Logger } from '../telemetry/logger.ts';
import { readArguments } from './arguments.ts';
import { CommandError } from './command-error.ts';
import {
  type Definition,
  dryRun,
  type Options,
  type OptionValues,
  usageOf,
  type Words,
  type WordValues,
} from './definition.ts';

/** Where a command works, whichever it is. */
export interface Workplace {
  config: ServerConfig;
  database: Database;
  /** Photos and films. */
  media: MediaStore;
  /** The name that goes into the audit log. */
  who: string;
  now: number;
  print: (text: string) => void;
  /** True with `--dry-run`: what is written to the database will be taken back, so files stay where they are. */
  rehearsing: boolean;
}

/** Where a command works that needs no database, or must find it closed. */
interface ClosedWorkplace extends Pick<Workplace, 'config' | 'now' | 'print'> {
  /** What `config` was read from. */
  environment: NodeJS.ProcessEnv;
  logger: Logger;
}

/** What was typed, by the names of the command's own definition. */
interface Typed<O extends Options, W extends Words> {
  options: OptionValues<O>;
  words: WordValues<W>;
  /** The error for a command line that contradicts itself. @param sentence How it begins; the usage follows. */
  misspelt(sentence: string): CommandError;
}

/** What one command works with: what was typed, by the names of its own definition. */
type CommandContext<O extends Options, W extends Words> = Workplace & Typed<O, W>;

/** One thing an operator can type, as it is written down: the help and what is understood are made of this alone. */
interface Written<O extends Options, W extends Words> {
  /** One word or two, such as `office invite`. */
  name: string;
  /** One line for the help. */
  summary: string;
  /** Its own options; one that is not here is refused. Only `--help` is every command's. */
  options: O;
  /** What stands after its name. */
  words: W;
  /** Paragraphs that the help shows once, below all commands, and below this one's own help. */
  explained?: readonly string[];
}

interface CommandDefinition<O extends Options, W extends Words> extends Written<O, W> {
  /** Gives it `--dry-run`: it runs, in a transaction that is taken back. For one that writes to the database alone. */
  rehearsed?: true;
  run(context: CommandContext<O, W>): Promise<void>;
}

interface ClosedDefinition<O extends Options, W extends Words> extends Written<O, W> {
  run(context: ClosedWorkplace & Typed<O, W>): Promise<void>;
}

/** A command line that was understood. */
export type Invocation =
  | {
      isClosed: false;
      /** Of `--as`; empty without one. */
      signature: string;
      /** Whether `--dry-run` asks to take back what it does. */
      rehearsing: boolean;
      run(workplace: Workplace): Promise<void>;
    }
  | { isClosed: true; run(workplace: ClosedWorkplace): Promise<void> };

/** A command, whatever its options are. */
export interface Command extends Definition {
  summary: string;
  explained: readonly string[];
  /** Reads what was typed after its name. @throws CommandError with exit code 2 */
  read(typed: readonly string[]): Invocation | 'help';
}

const named = (of: unknown, name: string): unknown => Object(of)[name];

/** Whether there is a value of the declared kind for each option; `readArguments` sees to it. */
function areOptions<O extends Options>(options: O, read: unknown): read is OptionValues<O> {
  return Object.entries(options).every(([name, { value, required }]) => {
    const given = named(read, name);
    if (value === undefined) return typeof given === 'boolean';
    return typeof given === 'string' || (given === undefined && !required);
  });
}

/** The same for the words. */
function areWords<W extends Words>(words: W, read: unknown): read is WordValues<W> {
  return Object.entries(words).every(([name, { count }]) => {
    const given = named(read, name);
    if (count === 'several') return Array.isArray(given);
    return typeof given === 'string' || (given === undefined && count === 'optional');
  });
}

/** @param invoked Makes what was typed, by the names of the definition, into what can be run. */
function declared<const O extends Options, const W extends Words>(
  { name, summary, words, explained = [], ...written }: Written<O, W>,
  more: Options,
  invoked: (typed: Typed<O, W>, options: Readonly<Record<string, unknown>>) => Invocation,
): Command {
  const definition: Definition = { name, options: { ...written.options, ...more }, words };
  const misspelt = (sentence: string) => new CommandError(`${sentence}: banyan ${usageOf(definition)}`, 2);
  return {
    ...definition,
    summary,
    explained,
    read(typed) {
      const read = readArguments(definition, typed);
      if (read === 'help') return read;
      const options: unknown = read.options;
      const said: unknown = read.words;
      if (!areOptions(written.options, options) || !areWords(words, said)) {
        throw new Error(`banyan ${name} was not read as it is declared.`);
      }
      return invoked({ options, words: said, misspelt }, read.options);
    },
  };
}

/** Declares a command. What was typed reaches `run` under the names, and with the types, that are declared here. */
export function command<const O extends Options, const W extends Words>(
  written: CommandDefinition<O, W>,
): Command {
  const { rehearsed = false } = written;
  return declared(written, rehearsed ? dryRun : {}, (typed, { as, 'dry-run': dry }) => ({
    isClosed: false,
    signature: typeof as === 'string' ? as.trim() : '',
    rehearsing: rehearsed && dry === true,
    run: (workplace) => written.run({ ...workplace, ...typed }),
  }));
}

/** Declares a command that works while the database of `DATA_DIR` is not open, and need not be there. */
export function closedCommand<const O extends Options, const W extends Words>(
  written: ClosedDefinition<O, W>,
): Command {
  return declared(written, {}, (typed) => ({
    isClosed: true,
    run: (workplace) => written.run({ ...workplace, ...typed }),
  }));
}
