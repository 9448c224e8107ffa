import {
  freshBeyond,
  mailingHoldMinutes,
  letterMessages as messages,
  secondYesBeyond,
} from '@banyan/api/office';
import { audit } from '../audit/audit.ts';
import type { Database, Writing } from '../database/database.ts';
import type { MailingTable } from '../database/letter-tables.ts';
import { write } from '../database/write.ts';
import { htmlOfMarkdown } from '../html/markdown.ts';
import { Refusal } from '../http/refusal.ts';
import { mailingLetters, reviveMailing, withdrawMailing } from '../mail/mailing-letters.ts';
import { ownWords } from '../mail/own-words.ts';
import { wantsSecondYes } from '../settings/second-yes.ts';
import { reachedBy } from './audience.ts';
import { mailingOf } from './campaigns.ts';
import { unsent } from './editing.ts';
import { audienceOf, countOn, keepMailing } from './mailings/rows.ts';
import {
  draftLookedAt,
  type LetterServices,
  type LetterWriter,
  letterDeed,
  lookedAt,
  refusedAt,
  theirMailing,
} from './writer.ts';

/* How a letter to many leaves, and how it is stopped. */

/** Somebody who sends. */
export interface Sender extends LetterWriter {
  /** Throws where the passkey was shown too long ago. */
  requireFresh: () => void;
}

/** What came of sending. */
export interface Held {
  state: 'held' | 'waits';
  /** When the first leaves (ISO); `null` while it waits for a second yes. */
  leavesAt: string | null;
}

/** What of a letter is another from now on, whoever looked at it. */
const nextVersion = ({ version }: MailingTable, now: number) => ({
  version: version + 1,
  changed_at: new Date(now).toISOString(),
});

async function hold(writing: Writing, row: MailingTable, many: number, now: number): Promise<Held> {
  const hold_until = now + mailingHoldMinutes * 60_000;
  await keepMailing(writing, row.id, { ...nextVersion(row, now), state: 'held', hold_until, many });
  return { state: 'held', leavesAt: new Date(hold_until).toISOString() };
}

/** How many get it now. @throws Refusal 409 without mail, 422 for what is empty, goes to nobody or does not say where the association gets post */
async function manyNow(
  { database, config, secret, now }: LetterServices,
  row: MailingTable,
): Promise<number> {
  if (config.mail.smtpUrl === undefined) throw new Refusal(409, messages.notSetUp);
  if (row.subject === '' || row.markdown === '')
    throw refusedAt(row.subject === '' ? 'subject' : 'markdown', messages.empty);
  // Refused here with a sentence, and not while it leaves.
  htmlOfMarkdown(row.markdown);
  if (!(await ownWords(database, ['postal-address'])).get('postal-address'))
    throw refusedAt('postalAddress', messages.noPostalAddress);
  const { recipients } = await reachedBy({ database, secret, now: now() }, audienceOf(row));
  if (recipients.length === 0) throw refusedAt('audience', messages.nobody);
  return recipients.length;
}

/** Has a draft leave in ten minutes, or asks for a second yes. @param count As many as whoever sends believes that it goes to. */
export async function sendMailing(
  services: LetterServices,
  looked: { id: string; version: number },
  count: number,
  sender: Sender,
): Promise<Held> {
  const { database, now } = services;
  const many = await manyNow(services, await draftLookedAt(database, sender, looked));
  if (many !== count) throw refusedAt('count', messages.count(many.toLocaleString('en-US')));
  if (many > freshBeyond) sender.requireFresh();
  return write(database, async (writing) => {
    const row = await draftLookedAt(writing, sender, looked);
    const at = now();
    const asked = { asked_by: sender.volunteer, asked_at: new Date(at).toISOString() };
    await keepMailing(writing, row.id, asked);
    const waits = many > secondYesBeyond && (await wantsSecondYes(writing));
    await audit(writing, letterDeed(sender, waits ? 'ask' : 'send', row, { many }), at);
    if (!waits) return hold(writing, row, many, at);
    await keepMailing(writing, row.id, { ...nextVersion(row, at), state: 'waits', many });
    return { state: 'waits', leavesAt: null };
  });
}

/** The second yes. */
export async function giveYes(
  { database, now }: LetterServices,
  looked: { id: string; version: number },
  sender: Sender,
): Promise<Held> {
  sender.requireFresh();
  return write(database, async (writing) => {
    const row = await lookedAt(writing, sender, looked);
    if (row.state !== 'waits') throw new Refusal(409, messages.notWaiting);
    if (row.asked_by === sender.volunteer) throw new Refusal(409, messages.yourOwn);
    await keepMailing(writing, row.id, { second_yes_by: sender.volunteer });
    await audit(writing, letterDeed(sender, 'yes', row, { many: row.many }), now());
    return hold(writing, row, row.many, now());
  });
}

/** Stops a letter: it is a draft again as long as nobody got it. @returns how many had left, or may have */
export function stopMailing(
  database: Database,
  id: string,
  writer: LetterWriter,
  now: number,
): Promise<{ state: 'draft' | 'stopped'; left: number }> {
  return write(database, async (writing) => {
    const row = await theirMailing(writing, writer, id);
    if (['draft', 'sent', 'stopped'].includes(row.state)) throw new Refusal(409, messages.isOver);
    await withdrawMailing(writing, id);
    const there = await mailingLetters(writing, id);
    await audit(writing, letterDeed(writer, 'stop', row, { left: row.sent }), now);
    if (there === 0 && row.sent === 0) {
      await keepMailing(writing, id, { ...nextVersion(row, now), ...unsent });
      return { state: 'draft', left: 0 };
    }
    const ended_at = new Date(now).toISOString();
    await keepMailing(writing, id, {
      ...nextVersion(row, now),
      state: 'stopped',
      hold_until: null,
      ended_at,
    });
    return { state: 'stopped', left: Math.max(row.sent, there - row.failed) };
  });
}

/** Ends the hold of a scheduled campaign, so that it is sent with the next round. Once it is being sent nothing changes. */
export function sendMailingNow(
  database: Database,
  id: string,
  writer: LetterWriter,
  now: number,
): Promise<void> {
  return write(database, async (writing) => {
    const row = await theirMailing(writing, writer, id);
    if (row.state === 'sending' || (row.state === 'held' && (row.hold_until ?? 0) <= now)) return;
    if (row.state !== 'held') throw new Refusal(409, messages.isOver);
    await keepMailing(writing, id, { hold_until: now });
    await audit(writing, letterDeed(writer, 'now', row), now);
  });
}

/** Has a letter wait, or go on. */
export function pauseMailing(
  database: Database,
  id: string,
  to: 'paused' | 'sending',
  writer: LetterWriter,
  now: number,
): Promise<void> {
  const from = to === 'paused' ? 'sending' : 'paused';
  return write(database, async (writing) => {
    const row = await theirMailing(writing, writer, id);
    if (row.state === to) return;
    if (row.state !== from)
      throw new Refusal(409, to === 'paused' ? messages.notSending : messages.notPaused);
    // Whoever lets it go on is its sender from then on: by their permission it leaves.
    await keepMailing(writing, id, { state: to, ...(to === 'sending' && { asked_by: writer.volunteer }) });
    await audit(writing, letterDeed(writer, to === 'paused' ? 'pause' : 'resume', row), now);
  });
}

/** Sends a letter again to those it was given up for. @returns to how many */
export function resendFailed(
  database: Database,
  id: string,
  writer: LetterWriter,
  now: number,
): Promise<number> {
  return write(database, async (writing) => {
    const row = await theirMailing(writing, writer, id);
    if (row.state !== 'sent') throw new Refusal(409, messages.isOver);
    const again = await reviveMailing(writing, id, now);
    if (again === 0) throw new Refusal(409, messages.nobodyFailed);
    await countOn(writing, id, { failed: -again });
    await keepMailing(writing, id, { state: 'sending', ended_at: null, asked_by: writer.volunteer });
    await audit(writing, letterDeed(writer, 'resend', row, { many: again }), now);
    return again;
  });
}

/** Notes that somebody had a letter sent to themselves, as it was then. */
export function noteTest(
  database: Database,
  { id, version }: { id: string; version: number },
  writer: LetterWriter,
  now: number,
): Promise<void> {
  return write(database, async (writing) => {
    if (!(await mailingOf(writing, id))) return;
    const tested_at = new Date(now).toISOString();
    await keepMailing(writing, id, { tested_at, tested_by: writer.volunteer, tested_version: version });
  });
}
