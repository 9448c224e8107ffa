import { findChapter } from '@banyan/api/contract';
import { officeMessages as messages } from '@banyan/api/office';
import type { Database, Transaction } from '@banyan/server/database/database';
import { HttpError } from '@banyan/server/http/http-error';
import { toldOf } from '@banyan/server/identity/notify';
import { allVolunteers, grantsOf, saveVolunteer, type Volunteer } from '@banyan/server/identity/volunteers';
import { keepOwnWords, ownWords, type WordsPart, wordsParts } from '@banyan/server/mail/own-words';
import { scopeOf } from '@banyan/server/permissions/scope';
import { digestTimeFrom, keepDigestTime } from '@banyan/server/settings/digest-time';
import { keepSecondYes, wantsSecondYes } from '@banyan/server/settings/dual-approval';
import { type HoldMinutes, holdMinutesFrom, keepHoldMinutes } from '@banyan/server/settings/hold';
import { keepSites, type Site, sitesOf } from '@banyan/server/settings/sites';
import type * as v from 'valibot';
import type { OfficeCalls } from '../../calls.ts';

/** Settings that may be changed; omitted ones stay. */
type Given = Omit<v.InferOutput<OfficeCalls['saveSettings']['body']>, 'version'>;

const refused = (field: keyof Given, message: string) =>
  new HttpError(422, message, { errors: [{ field, code: 'invalid', message }] });

const isOrigin = (given: string) => {
  const url = URL.parse(given);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === given;
};

/** Sites that have a chapter. @throws HttpError 422 for an invalid site or an unknown chapter */
function chaptersSites(given: readonly Site[]): Site[] {
  const origins = given.map(({ origin }) => origin);
  if (!origins.every(isOrigin) || new Set(origins).size < origins.length)
    throw refused('sites', messages.siteInvalid);
  if (given.some(({ chapter }) => chapter !== null && !findChapter(chapter)))
    throw refused('sites', messages.chapterUnknown);
  return given.filter(({ chapter }) => chapter !== null).toSorted((a, b) => a.origin.localeCompare(b.origin));
}

async function keepHold(trx: Transaction, minutes: HoldMinutes): Promise<string[]> {
  if ((await holdMinutesFrom(trx)) === minutes) return [];
  await keepHoldMinutes(trx, minutes);
  return ['holdMinutes'];
}

async function keepYes(trx: Transaction, isOn: boolean): Promise<string[]> {
  if ((await wantsSecondYes(trx)) === isOn) return [];
  await keepSecondYes(trx, isOn);
  return ['secondYes'];
}

async function keepChaptersSites(trx: Transaction, given: readonly Site[]): Promise<string[]> {
  const sites = chaptersSites(given);
  if (JSON.stringify(await sitesOf(trx)) === JSON.stringify(sites)) return [];
  await keepSites(trx, sites);
  return ['sites'];
}

/** Texts to save, each with its storage key. @throws HttpError 422 for an unknown kind of email */
function partsOf({ words = {}, signature, postalAddress }: Given): (readonly [WordsPart, string])[] {
  const sent = { ...words, signature, 'postal-address': postalAddress };
  return Object.entries(sent).flatMap(([name, text]) => {
    if (text === undefined) return [];
    const part = wordsParts.find((one) => one === name);
    if (!part) throw refused('words', messages.emailUnknown);
    return [[part, text] as const];
  });
}

async function keepWords(trx: Transaction, given: Given): Promise<string[]> {
  const before = await ownWords(trx);
  const other = partsOf(given).filter(([part, text]) => (before.get(part) ?? '') !== text);
  for (const [part, text] of other) await keepOwnWords(trx, part, text);
  return other.map(([part]) => part);
}

/** Volunteers with a permission for the queue, who may get its digest. */
export async function digestReaders(database: Database | Transaction): Promise<Volunteer[]> {
  const readers: Volunteer[] = [];
  for (const volunteer of await allVolunteers(database)) {
    const { chapters } = scopeOf({ grants: await grantsOf(database, volunteer.id) }, 'queue.see');
    if (chapters === 'all' || chapters.length > 0) readers.push(volunteer);
  }
  return readers;
}

/**
 * Saves the subscriptions to the digest, which volunteers can also change on Me. @returns true if any changed @throws HttpError 422
 * for a volunteer without a permission for the queue
 */
async function keepReaders(trx: Transaction, given: Readonly<Record<string, boolean>>): Promise<boolean> {
  const readers = new Map((await digestReaders(trx)).map((reader) => [reader.id, reader]));
  let changed = false;
  for (const [id, gets] of Object.entries(given)) {
    const reader = readers.get(id);
    if (!reader) throw refused('digest', messages.readerUnknown);
    const told = toldOf(reader);
    if (told.includes('digest') === gets) continue;
    const next = gets ? [...told, 'digest'] : told.filter((email) => email !== 'digest');
    await saveVolunteer(trx, id, { told: JSON.stringify(next) });
    changed = true;
  }
  return changed;
}

async function keepDigest(
  trx: Transaction,
  { readers, weekday, hour }: NonNullable<Given['digest']>,
  now: number,
): Promise<string[]> {
  const before = await digestTimeFrom(trx);
  const isOther = before.weekday !== weekday || before.hour !== hour;
  if (isOther) await keepDigestTime(trx, { weekday, hour }, now);
  const changed = await keepReaders(trx, readers);
  return isOther || changed ? ['digest'] : [];
}

/** Saves the settings that differ. @returns their names, without the values @throws HttpError 422 */
export async function keepChanged(trx: Transaction, given: Given, now: number): Promise<string[]> {
  const { digest, holdMinutes, secondYes, sites } = given;
  return [
    ...(holdMinutes === undefined ? [] : await keepHold(trx, holdMinutes)),
    ...(sites === undefined ? [] : await keepChaptersSites(trx, sites)),
    ...(await keepWords(trx, given)),
    ...(secondYes === undefined ? [] : await keepYes(trx, secondYes)),
    ...(digest === undefined ? [] : await keepDigest(trx, digest, now)),
  ];
}
