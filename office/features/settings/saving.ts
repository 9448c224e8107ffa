import { findChapter } from '@banyan/api/contract';
import { officeMessages as messages } from '@banyan/api/office';
import type { Database, Writing } from '@banyan/server/database/database';
import { Refusal } from '@banyan/server/http/refusal';
import { toldOf } from '@banyan/server/identity/told';
import { allVolunteers, grantsOf, saveVolunteer, type Volunteer } from '@banyan/server/identity/volunteers';
import { keepOwnWords, ownWords, type WordsPart, wordsParts } from '@banyan/server/mail/own-words';
import { reachOf } from '@banyan/server/permissions/reach';
import { digestTimeFrom, keepDigestTime } from '@banyan/server/settings/digest-time';
import { type HoldMinutes, holdMinutesFrom, keepHoldMinutes } from '@banyan/server/settings/hold';
import { keepSecondYes, wantsSecondYes } from '@banyan/server/settings/second-yes';
import { keepSites, type Site, sitesOf } from '@banyan/server/settings/sites';
import type * as v from 'valibot';
import type { OfficeCalls } from '../../calls.ts';

/** What may be changed; what is left out stays. */
type Given = Omit<v.InferOutput<OfficeCalls['saveSettings']['body']>, 'version'>;

const refused = (field: keyof Given, message: string) =>
  new Refusal(422, message, { errors: [{ field, code: 'invalid', message }] });

const isOrigin = (given: string) => {
  const url = URL.parse(given);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === given;
};

/** The sites that are a chapter's. @throws Refusal 422 for what is no site, or no chapter */
function chaptersSites(given: readonly Site[]): Site[] {
  const origins = given.map(({ origin }) => origin);
  if (!origins.every(isOrigin) || new Set(origins).size < origins.length)
    throw refused('sites', messages.siteInvalid);
  if (given.some(({ chapter }) => chapter !== null && !findChapter(chapter)))
    throw refused('sites', messages.chapterUnknown);
  return given.filter(({ chapter }) => chapter !== null).toSorted((a, b) => a.origin.localeCompare(b.origin));
}

async function keepHold(writing: Writing, minutes: HoldMinutes): Promise<string[]> {
  if ((await holdMinutesFrom(writing)) === minutes) return [];
  await keepHoldMinutes(writing, minutes);
  return ['holdMinutes'];
}

async function keepYes(writing: Writing, isOn: boolean): Promise<string[]> {
  if ((await wantsSecondYes(writing)) === isOn) return [];
  await keepSecondYes(writing, isOn);
  return ['secondYes'];
}

async function keepChaptersSites(writing: Writing, given: readonly Site[]): Promise<string[]> {
  const sites = chaptersSites(given);
  if (JSON.stringify(await sitesOf(writing)) === JSON.stringify(sites)) return [];
  await keepSites(writing, sites);
  return ['sites'];
}

/** Words as they are sent, each with where it is kept. @throws Refusal 422 for a letter that is none */
function partsOf({ words = {}, signature, postalAddress }: Given): (readonly [WordsPart, string])[] {
  const sent = { ...words, signature, 'postal-address': postalAddress };
  return Object.entries(sent).flatMap(([name, text]) => {
    if (text === undefined) return [];
    const part = wordsParts.find((one) => one === name);
    if (!part) throw refused('words', messages.letterUnknown);
    return [[part, text] as const];
  });
}

async function keepWords(writing: Writing, given: Given): Promise<string[]> {
  const before = await ownWords(writing);
  const other = partsOf(given).filter(([part, text]) => (before.get(part) ?? '') !== text);
  for (const [part, text] of other) await keepOwnWords(writing, part, text);
  return other.map(([part]) => part);
}

/** Volunteers who see something of the queue, and so may get its digest. */
export async function digestReaders(database: Database | Writing): Promise<Volunteer[]> {
  const readers: Volunteer[] = [];
  for (const volunteer of await allVolunteers(database)) {
    const { chapters } = reachOf({ grants: await grantsOf(database, volunteer.id) }, 'queue.see');
    if (chapters === 'all' || chapters.length > 0) readers.push(volunteer);
  }
  return readers;
}

/** Whether somebody gets it, which they change on Me, too. @throws Refusal 422 for who sees nothing of the queue */
async function keepReaders(writing: Writing, given: Readonly<Record<string, boolean>>): Promise<boolean> {
  const readers = new Map((await digestReaders(writing)).map((reader) => [reader.id, reader]));
  let changed = false;
  for (const [id, gets] of Object.entries(given)) {
    const reader = readers.get(id);
    if (!reader) throw refused('digest', messages.readerUnknown);
    const told = toldOf(reader);
    if (told.includes('digest') === gets) continue;
    const next = gets ? [...told, 'digest'] : told.filter((letter) => letter !== 'digest');
    await saveVolunteer(writing, id, { told: JSON.stringify(next) });
    changed = true;
  }
  return changed;
}

async function keepDigest(
  writing: Writing,
  { readers, weekday, hour }: NonNullable<Given['digest']>,
  now: number,
): Promise<string[]> {
  const before = await digestTimeFrom(writing);
  const isOther = before.weekday !== weekday || before.hour !== hour;
  if (isOther) await keepDigestTime(writing, { weekday, hour }, now);
  const changed = await keepReaders(writing, readers);
  return isOther || changed ? ['digest'] : [];
}

/** Keeps what differs. @returns the names of what did: nothing of what it says @throws Refusal 422 */
export async function keepChanged(writing: Writing, given: Given, now: number): Promise<string[]> {
  const { digest, holdMinutes, secondYes, sites } = given;
  return [
    ...(holdMinutes === undefined ? [] : await keepHold(writing, holdMinutes)),
    ...(sites === undefined ? [] : await keepChaptersSites(writing, sites)),
    ...(await keepWords(writing, given)),
    ...(secondYes === undefined ? [] : await keepYes(writing, secondYes)),
    ...(digest === undefined ? [] : await keepDigest(writing, digest, now)),
  ];
}
