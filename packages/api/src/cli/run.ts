import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../server/config.ts';
import { databaseFile, openDatabase } from '../server/database/sqlite.ts';
import { type Command, CommandError } from './command.ts';
import { backup } from './commands/database/backup.ts';
import { exportRows } from './commands/database/export.ts';
import { donationsList, donationsReceipt, donationsReconcile } from './commands/donations/donations.ts';
import { donationsStatement } from './commands/donations/statement.ts';
import { eventAdd } from './commands/events/add.ts';
import { eventApprove, eventCancel } from './commands/events/decide.ts';
import { eventEdit } from './commands/events/edit.ts';
import { eventHelp, eventOptions } from './commands/events/fields.ts';
import { eventList } from './commands/events/list.ts';
import { eventMedia } from './commands/events/media.ts';
import { eventRegistrations } from './commands/events/registrations.ts';
import { expire, renew } from './commands/jobs/time.ts';
import { outbox } from './commands/mail/outbox.ts';
import { links, unhide } from './commands/members/entry.ts';
import { importRoll } from './commands/members/import.ts';
import { rollColumns } from './commands/members/roll.ts';
import { newsHelp } from './commands/news/fields.ts';
import { newsAdd, newsList, newsRemove } from './commands/news/news.ts';
import { approve, reject } from './commands/review/decide.ts';
import { digest } from './commands/review/digest.ts';
import { queue } from './commands/review/queue.ts';
import { show } from './commands/review/show.ts';
import { undo } from './commands/review/undo.ts';
import { samplesRemove } from './commands/samples/remove.ts';

const commands: readonly Command[] = [
  ...[queue, show, approve, reject, undo, expire, renew, digest],
  ...[links, unhide],
  ...[exportRows, importRoll, samplesRemove, backup, outbox],
  ...[eventAdd, eventList, eventEdit, eventApprove, eventCancel, eventMedia, eventRegistrations],
  ...[newsAdd, newsList, newsRemove],
  ...[donationsList, donationsReconcile, donationsReceipt, donationsStatement],
];

/** What a command of two words begins with. */
const twoWords = ['event', 'news', 'samples', 'donations'];

/** The help: every command with one line. */
function help(): string {
  const lines = commands.map(({ usage, summary }) => `  ${usage.padEnd(44)}${summary}`);
  return [
    'banyan: what a volunteer types. It works while the site runs.',
    '',
    ...lines,
    '',
    ...eventHelp,
    '',
    ...newsHelp,
    '',
    'A roll (banyan import) is a CSV in UTF-8 whose first line names these columns:',
    ...Object.entries(rollColumns).map(([name, note]) => `  ${name.padEnd(16)}${note}`.trimEnd()),
    '',
    'Decisions are noted with a name: --as NAME, else the name this computer knows you by.',
    'DATA_DIR says where the data is (.data when it is not set).',
  ].join('\n');
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        reason: { type: 'string' },
        as: { type: 'string' },
        csv: { type: 'boolean' },
        page: { type: 'boolean' },
        year: { type: 'string' },
        out: { type: 'string' },
        mail: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        ...eventOptions,
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : 'This cannot be read.', 2);
  }
}

export interface Terminal {
  environment: Readonly<Record<string, string | undefined>>;
  print: (text: string) => void;
  complain: (text: string) => void;
}

async function execute(words: readonly string[], { environment, print }: Terminal): Promise<void> {
  const { values: options, positionals } = parse(words);
  const [name] = positionals;
  if (options.help || !name || name === 'help') return print(help());
  const command = commands.find((candidate) => `${positionals.join(' ')} `.startsWith(`${candidate.name} `));
  if (!command) {
    const typed = positionals.slice(0, twoWords.includes(name) ? 2 : 1).join(' ');
    throw new CommandError(`There is no command "${typed}".\n\n${help()}`, 2);
  }
  const rest = positionals.slice(command.name.split(' ').length);
  const config = readConfig(environment);
  if (!existsSync(databaseFile(config.dataDir))) {
    throw new CommandError(
      `There is no database in ${config.dataDir}. Start the site once, or set DATA_DIR.`,
    );
  }
  const database = await openDatabase(config.dataDir);
  try {
    const who = options.as?.trim() || userInfo().username;
    await command.run({ config, database, words: rest, options, who, now: Date.now(), print });
  } finally {
    await database.destroy();
  }
}

/** Runs one command line and answers its exit code: 0 done, 1 could not be done, 2 not understood. Never rejects. */
export async function run(words: readonly string[], terminal: Terminal): Promise<0 | 1 | 2> {
  try {
    await execute(words, terminal);
    return 0;
  } catch (error) {
    if (error instanceof CommandError || error instanceof ConfigError) {
      terminal.complain(error.message);
      return error instanceof CommandError ? error.exitCode : 1;
    }
    terminal.complain(`This did not work: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
}
