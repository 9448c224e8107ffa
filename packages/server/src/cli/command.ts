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

/** Context that every command gets. */
export interface Workplace {
  config: ServerConfig;
  database: Database;
  /** Store of photos and videos. */
  media: MediaStore;
  /** Name recorded in the audit log for the person who ran the command. */
  who: string;
  now: number;
  print: (text: string) => void;
  /** True with `--dry-run`: database changes are rolled back, so files must not be changed. */
  rehearsing: boolean;
}

/** Context of a command that runs without an open database. */
interface ClosedWorkplace extends Pick<Workplace, 'config' | 'now' | 'print'> {
  /** Environment from which `config` was read. */
  environment: NodeJS.ProcessEnv;
  logger: Logger;
}

/** Parsed options and words, by the names of the command’s definition. */
interface Typed<O extends Options, W extends Words> {
  options: OptionValues<O>;
  words: WordValues<W>;
  /** Error for a contradictory command line. @param sentence Start of the message; the usage follows. */
  misspelt(sentence: string): CommandError;
}

/** Context of one command, with its parsed options and words. */
type CommandContext<O extends Options, W extends Words> = Workplace & Typed<O, W>;

/** Declaration of a command. The help and the parser are made from it alone. */
interface Written<O extends Options, W extends Words> {
  /** Name of one or two words, such as `office invite`. */
  name: string;
  /** Description in one line of the help. */
  summary: string;
  /** Options of this command; others are refused. Only `--help` is added to every command. */
  options: O;
  /** Words after the command’s name. */
  words: W;
  /** Paragraphs of the command’s own help. The general help shows each once, below all commands. */
  explained?: readonly string[];
}

interface CommandDefinition<O extends Options, W extends Words> extends Written<O, W> {
  /**
   * Adds `--dry-run`, which runs the command in a transaction and rolls it back. Only for commands that write to nothing but the
   * database.
   */
  rehearsed?: true;
  run(context: CommandContext<O, W>): Promise<void>;
}

interface ClosedDefinition<O extends Options, W extends Words> extends Written<O, W> {
  run(context: ClosedWorkplace & Typed<O, W>): Promise<void>;
}

/** Parsed command line. */
export type Invocation =
  | {
      isClosed: false;
      /** Value of `--as`; empty without it. */
      signature: string;
      /** True with `--dry-run`. */
      rehearsing: boolean;
      run(workplace: Workplace): Promise<void>;
    }
  | { isClosed: true; run(workplace: ClosedWorkplace): Promise<void> };

/** Command, independent of the types of its options. */
export interface Command extends Definition {
  summary: string;
  explained: readonly string[];
  /** Parses the command line after the command’s name. @throws CommandError with exit code 2 */
  read(typed: readonly string[]): Invocation | 'help';
}

const named = (of: unknown, name: string): unknown => Object(of)[name];

/** True if each option has a value of its declared kind, as `readArguments` ensures. */
function areOptions<O extends Options>(options: O, read: unknown): read is OptionValues<O> {
  return Object.entries(options).every(([name, { value, required }]) => {
    const given = named(read, name);
    if (value === undefined) return typeof given === 'boolean';
    return typeof given === 'string' || (given === undefined && !required);
  });
}

/** True if each word has a value of its declared kind. */
function areWords<W extends Words>(words: W, read: unknown): read is WordValues<W> {
  return Object.entries(words).every(([name, { count }]) => {
    const given = named(read, name);
    if (count === 'several') return Array.isArray(given);
    return typeof given === 'string' || (given === undefined && count === 'optional');
  });
}

/** @param invoked Converts the parsed options and words to an invocation. */
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

/** Declares a command. `run` gets the options and words with the names and types declared here. */
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

/** Declares a command that runs while the database of `DATA_DIR` is closed or missing. */
export function closedCommand<const O extends Options, const W extends Words>(
  written: ClosedDefinition<O, W>,
): Command {
  return declared(written, {}, (typed) => ({
    isClosed: true,
    run: (workplace) => written.run({ ...workplace, ...typed }),
  }));
}
