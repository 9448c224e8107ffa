import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { ConfigError, readConfig } from '../config.ts';
import { databaseFile } from '../database/engines/sqlite/file.ts';
import { openDatabase } from '../database/open.ts';
import { openMedia } from '../media/store/open.ts';
import { createLogger } from '../telemetry/logger.ts';
import type { Command, Invocation } from './command.ts';
import { CommandError } from './command-error.ts';
import { commands } from './commands/index.ts';
import { dryRun } from './dry-run.ts';
import { help, helpOf } from './help.ts';

/** Terminal of a command. Output and errors are for the operator and are not logged. */
export interface Terminal {
  environment: Readonly<Record<string, string | undefined>>;
  print: (text: string) => void;
  printError: (text: string) => void;
}

const asksForHelp = (word: string) => word === '--help' || word === '-h';

/** Command named by the first words. */
const commandOf = (typed: readonly string[]) =>
  commands.find(({ name }) => name.split(' ').every((word, index) => typed[index] === word));

/** True for the first word of a two-word command. */
const isGroup = (word: string) => commands.some(({ name }) => name.startsWith(`${word} `));

/** Error for words that name no command. */
function unknownCommand([first = '', second]: readonly string[]): CommandError {
  if (first.startsWith('-')) {
    return new CommandError(`The command comes first, and then ${first}: banyan COMMAND ${first}`, 2);
  }
  const name = second !== undefined && isGroup(first) ? `${first} ${second}` : first;
  return new CommandError(`There is no command "${name}".\n\n${help(commands)}`, 2);
}

/** Parses a command line, or returns the requested help. @throws CommandError with exit code 2 */
function understand(typed: readonly string[]): { command: Command; invocation: Invocation } | string {
  const [first] = typed;
  const words = first === 'help' ? typed.slice(1) : typed;
  const command = commandOf(words);
  if (command) {
    const invocation = first === 'help' ? 'help' : command.read(words.slice(command.name.split(' ').length));
    return invocation === 'help' ? helpOf(command) : { command, invocation };
  }
  if (first === undefined || first === 'help' || typed.some(asksForHelp)) return help(commands);
  throw unknownCommand(typed);
}

async function execute(
  typed: readonly string[],
  { environment, print, printError }: Terminal,
): Promise<void> {
  const understood = understand(typed);
  if (typeof understood === 'string') return print(understood);
  const { invocation } = understood;
  const config = readConfig(environment);
  const logger = createLogger(printError);
  if (invocation.isClosed) return invocation.run({ config, environment, logger, now: Date.now(), print });
  const { signature, rehearsing, run } = invocation;
  if (!config.database && !existsSync(databaseFile(config.dataDir))) {
    throw new CommandError(
      `There is no database in ${config.dataDir}. Start the site once, or set DATA_DIR.`,
    );
  }
  const database = await openDatabase(config, { rehearsal: rehearsing });
  try {
    const who = signature || userInfo().username;
    const media = await openMedia(config, logger);
    const workplace = { config, database, media, who, now: Date.now(), print, rehearsing };
    await (rehearsing ? dryRun(workplace, run) : run(workplace));
  } finally {
    await database.destroy();
  }
}

/** Runs one command line and returns its exit code: 0 done, 1 failed, 2 invalid command line. Never rejects. */
export async function run(words: readonly string[], terminal: Terminal): Promise<0 | 1 | 2> {
  try {
    await execute(words, terminal);
    return 0;
  } catch (error) {
    if (error instanceof CommandError || error instanceof ConfigError) {
      terminal.printError(error.message);
      return error instanceof CommandError ? error.exitCode : 1;
    }
    terminal.printError(`This did not work: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
}
