import { type ChapterId, findChapter, unknownChapter } from '../contract/chapters/chapters.ts';
import type { ServerConfig } from '../server/config.ts';
import type { Database } from '../server/database/database.ts';
import type { EventOptions } from './commands/events/fields.ts';

/** A mistake of the person at the keyboard, in a sentence. Ends with exit code 1, or 2 when the command was misspelt. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The chapter of `--chapter`; `undefined` without one. @throws CommandError that says which there are. */
export function chapterAsked(typed = ''): ChapterId | undefined {
  const id = typed.trim().toLowerCase();
  if (id === '') return undefined;
  const chapter = findChapter(id);
  if (!chapter) throw new CommandError(unknownChapter(id));
  return chapter.id;
}

/** What a command works with. */
export interface CommandContext {
  config: ServerConfig;
  database: Database;
  /** What stands after the command's name. */
  words: readonly string[];
  options: EventOptions & {
    reason?: string;
    as?: string;
    csv?: boolean;
    page?: boolean;
    year?: string;
    out?: string;
    mail?: boolean;
    'dry-run'?: boolean;
  };
  /** The name that goes into the audit log. */
  who: string;
  now: number;
  print: (text: string) => void;
}

/** One thing a volunteer can type. */
export interface Command {
  /** One word or two, such as `event add`. */
  name: string;
  /** How it is typed, after `banyan`. */
  usage: string;
  /** One line for the help. */
  summary: string;
  run(context: CommandContext): Promise<void>;
}
