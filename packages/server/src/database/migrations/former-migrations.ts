import { ConfigError } from '../../config.ts';

/** Names of the 36 migrations that `0001-tables` replaced: together they made the same tables. */
export const formerMigrations: readonly string[] = [
  '0001-first-tables',
  '0002-stories',
  '0003-events',
  '0004-community',
  '0005-review',
  '0006-corrections',
  '0007-directory',
  '0008-donations',
  '0009-chapters',
  '0010-job-pay',
  '0011-directory-places',
  '0012-story-years',
  '0013-outbox-lease',
  '0014-news-media',
  '0015-import-portions',
  '0016-seats',
  '0017-people',
  '0018-office',
  '0019-questions-and-reasons',
  '0020-desk',
  '0021-review',
  '0022-my-page',
  '0023-news-in-the-office',
  '0024-own-words',
  '0025-uploads',
  '0026-events-in-the-office',
  '0027-members-and-rolls',
  '0028-my-own-way-in',
  '0029-door',
  '0030-gifts-in-the-office',
  '0031-letters',
  '0032-graduates',
  '0033-what-gifts-cost',
  '0034-import-headings',
  '0035-what-gifts-were',
  '0036-folded-names',
];

/**
 * Recognizes a database that the former migrations made.
 * @param recorded Names of the migrations that the database has applied.
 * @returns the same names, with `0001-tables` instead of the former ones
 * @throws ConfigError when the database has applied only some of the former migrations
 */
export function withoutFormer(recorded: ReadonlySet<string>): ReadonlySet<string> {
  const applied = formerMigrations.filter((name) => recorded.has(name));
  if (applied.length === 0) return recorded;
  if (applied.length < formerMigrations.length) {
    throw new ConfigError(
      'This database was made by a version that is too old for this one. Start the previous version once, which updates the database, and then start this one.',
    );
  }
  const others = [...recorded].filter((name) => !formerMigrations.includes(name));
  return new Set(['0001-tables', ...others]);
}
