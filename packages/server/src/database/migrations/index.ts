import { tables } from './0001-tables.ts';
import { repliesAndFailures } from './0002-replies-and-failures.ts';
import { portraitFocus } from './0003-portrait-focus.ts';
import { dailyMembers } from './0004-daily-members.ts';
import { flyers } from './0005-flyers.ts';

/** A migration: a change of the database schema. */
export interface Migration {
  /** Returns the statements of the migration. @param suffix Text that the engine needs after the closing parenthesis of a table. */
  (suffix: string): readonly string[];
  /** Set if earlier versions cannot work with the result. @default absent: earlier versions can, because the migration only adds */
  breaks?: true;
}

/** Marks a migration that removes or changes what earlier versions use: from then on they refuse to start. */
export const breaking = (migration: Migration): Migration =>
  Object.assign((suffix: string) => migration(suffix), { breaks: true as const });

/**
 * The migrations, in order. A released one is never edited, and a start refuses one that was. The next change is a new file and a
 * line here. Types are ones that SQLite's strict tables and PostgreSQL share. A migration only adds, else it is `breaking`.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  // Breaking: a version with the former migrations would create these tables again.
  '0001-tables': breaking(tables),
  '0002-replies-and-failures': repliesAndFailures,
  '0003-portrait-focus': portraitFocus,
  '0004-daily-members': dailyMembers,
  '0005-flyers': flyers,
};
