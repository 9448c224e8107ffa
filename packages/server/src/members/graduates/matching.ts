import { isOneSlip } from '@banyan/api/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { engineOf } from '../../database/engine.ts';
import type { GraduateTable, MemberTable } from '../../database/member-tables.ts';
import { shortestEdited } from '../directory/words.ts';
import { withDuplicates } from '../duplicates.ts';
import { nameOf, programName } from '../naming.ts';
import { hasImport, inRegister } from './alumni-register.ts';
import { programKey, soundsOf } from './names.ts';

/* Compares applicants with the alumni register. The result is only shown to volunteers; nothing acts on it. */

type GraduateMatch = Pick<GraduateTable, 'id' | 'name' | 'given' | 'year' | 'program' | 'many'>;
type Asking = Pick<
  MemberTable,
  'id' | 'email_key' | 'first_name' | 'last_name' | 'year' | 'dept' | 'dept_other'
>;

/** Reason why it is unclear that an applicant is the graduate in the register. */
export type Doubt = 'several' | 'name' | 'program' | 'double';

/** Graduates in the register with an applicant's name and year, and the doubt about the match. */
export interface ImportMatch {
  /**
   * True if exactly one graduate has the same name, year and program, and the applicant has no likely duplicate among members and
   * requests.
   */
  isClear: boolean;
  /** Graduates with that name and year. */
  found: readonly GraduateMatch[];
  /** `undefined` if the match is clear or nobody was found. */
  doubt: Doubt | undefined;
}

interface Sounding {
  sounds: readonly string[];
  year: number;
}

const soundingOf = (one: Asking): Sounding => ({ sounds: soundsOf(nameOf(one)), year: one.year });

/** Number of words that two names must share: two, or one if the name has only one word. */
const least = ({ sounds }: Sounding) => Math.min(2, sounds.length);

/** Graduates of a year who share enough words with a name. One statement looks up several names. */
async function sharing(
  database: Database,
  names: readonly (Sounding & { least: number })[],
): Promise<ReadonlyMap<number, GraduateMatch[]>> {
  const probes = names.flatMap(({ sounds, year, least }, at) =>
    sounds.map((sound) => [at, sound, year, least]),
  );
  const { rows } = await sql<GraduateMatch & { at: number }>`
    select cast(probe.value ->> 0 as integer) as at, graduates.id, graduates.name, graduates.given, graduates.year, graduates.program,
      graduates.many
    from ${engineOf(database).elements(JSON.stringify(probes))} as probe
    join graduate_words on graduate_words.sound = probe.value ->> 1
      and graduate_words.year = cast(probe.value ->> 2 as integer)
    join graduates on graduates.id = graduate_words.graduate_id and ${inRegister}
    group by cast(probe.value ->> 0 as integer), graduates.id
    having count(*) >= min(cast(probe.value ->> 3 as integer))
    order by graduates.name, graduates.id`.execute(database);
  return Map.groupBy(rows, ({ at }) => Number(at));
}

/** True if one name includes all words of the other. If they share only one word, both must have the same number of words. */
function isSameName({ sounds }: Sounding, one: GraduateMatch): boolean {
  const theirs = soundsOf(one.name);
  const shared = sounds.filter((sound) => theirs.includes(sound)).length;
  return shared === Math.min(sounds.length, theirs.length) && (shared > 1 || sounds.length === theirs.length);
}

/**
 * True if both have the same given and last name; a father's name in between does not matter. A name in one column begins with the
 * given name, or with the last name followed by the given name.
 */
function isCalledSo(asking: Asking, one: GraduateMatch): boolean {
  const [given] = soundsOf(asking.first_name);
  const last = soundsOf(asking.last_name).at(-1) ?? given;
  const theirs = soundsOf(one.name);
  if (given === undefined || last === undefined) return false;
  if (!theirs.includes(given) || !theirs.includes(last)) return false;
  if (one.given !== '') return soundsOf(nameOf(asking)).includes(one.given);
  return theirs[0] === given || (theirs[0] === last && theirs[1] === given);
}

function doubtAbout(
  asking: Asking,
  found: readonly GraduateMatch[],
  isDuplicated: boolean,
): Doubt | undefined {
  const [one, ...others] = found;
  if (!one) return undefined;
  if (others.length > 0 || one.many > 1) return 'several';
  if (!isCalledSo(asking, one)) return 'name';
  if (programKey(one.program) === '' || programKey(one.program) !== programKey(programName(asking)))
    return 'program';
  return isDuplicated ? 'double' : undefined;
}

/**
 * Matches in the alumni register by applicant id; empty if there is no register. Takes a few statements for any number of
 * applicants.
 */
export async function importMatches(
  database: Database,
  asking: readonly Asking[],
): Promise<ReadonlyMap<string, ImportMatch>> {
  if (asking.length === 0 || !(await hasImport(database))) return new Map();
  const names = asking.map((one) => ({ ...soundingOf(one), least: least(soundingOf(one)) }));
  const shared = await sharing(database, names);
  const doubled = await withDuplicates(database, asking);
  return new Map(
    asking.map((one, at) => {
      const name = soundingOf(one);
      const found = (shared.get(at) ?? []).filter((graduate) => isSameName(name, graduate));
      const doubt = doubtAbout(one, found, doubled.has(one.id));
      return [one.id, { found, doubt, isClear: found.length > 0 && doubt === undefined }];
    }),
  );
}

/** Similarity of two sounds: 2 if they are the same, 1 if they are one typo apart, else 0. */
const nearness = (one: string, other: string): number => {
  if (one === other) return 2;
  const isLong = Math.min(one.length, other.length) >= shortestEdited;
  return isLong && isOneSlip(one, other) ? 1 : 0;
};

/** Similarity of two names; 0 if a word of the shorter name has no counterpart in the other. */
function similarity({ sounds }: Sounding, one: GraduateMatch): number {
  const theirs = soundsOf(one.name);
  const [shorter, longer] = sounds.length <= theirs.length ? [sounds, theirs] : [theirs, sounds];
  const nearest = shorter.map((sound) => Math.max(...longer.map((other) => nearness(sound, other))));
  return nearest.includes(0) ? 0 : nearest.reduce((sum, one) => sum + one, 0);
}

/** Graduates of any year who share a name's words, the nearest years first. */
async function ofOtherYears(database: Database, name: Sounding, most: number): Promise<GraduateMatch[]> {
  const { rows } = await sql<GraduateMatch>`
    select id, name, given, year, program, many from graduates where ${inRegister} and id in (
      select graduate_id from graduate_words where sound in (${sql.join(name.sounds)})
      group by graduate_id having count(*) >= ${least(name)}
    ) order by abs(year - ${name.year}), name, id limit ${most}`.execute(database);
  return rows;
}

const mostNearest = 3;

/**
 * Graduates whom an applicant may be although name and year do not match exactly: one typo away in the same year, or the same name
 * in another year. The nearest come first.
 */
export async function nearestGraduate(database: Database, asking: Asking): Promise<GraduateMatch[]> {
  const name = soundingOf(asking);
  const ofYear = (await sharing(database, [{ ...name, least: 1 }])).get(0) ?? [];
  const slips = ofYear
    .map((one) => ({ one, near: similarity(name, one) }))
    .filter(({ near }) => near > 0)
    .sort((one, other) => other.near - one.near)
    .map(({ one }) => one);
  const others = name.sounds.length < 2 ? [] : await ofOtherYears(database, name, mostNearest);
  const all = new Map([...slips, ...others].map((one) => [one.id, one]));
  return [...all.values()].slice(0, mostNearest);
}
