import { setTimeout as sleep } from 'node:timers/promises';
import { retry } from '@banyan/api/contract';
import type { ServerConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { OutboxTable } from '../database/tables.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { transaction } from '../database/write.ts';
import type { Transport } from '../mail/delivery.ts';
import { faultOf } from '../mail/faults.ts';
import {
  dropMailingLetter,
  mailingLetters,
  markMailingSent,
  noteMailingFault,
  takeMailingLetter,
  unsureLetters,
} from '../mail/mailing-letters.ts';
import { noteNoMailbox, noteTaken } from '../mail/refusals.ts';
import { type Background, repeat } from '../settings/repeat.ts';
import type { Logger } from '../telemetry/logger.ts';
import { mailingOf, mailingsIn } from './campaigns.ts';
import { audienceOf, countOn, keepMailing } from './mailings/rows.ts';
import { stillMeant } from './readers.ts';
import { unsubscribePath, unsubscribeToken } from './token.ts';
import { emailFrame, writtenLetter } from './words.ts';
import { type Parts, pauseOutOfScope, writeOutDue } from './writing-out.ts';

/** What it takes to send letters to many. */
export interface MailingParts extends Parts {
  config: ServerConfig;
  transport: Transport;
}

/** A letter as it leaves; `undefined` for somebody who does not want it any more. */
async function dressed(
  { database, config, secret, now }: MailingParts,
  letter: OutboxTable,
): Promise<OutboxTable | undefined> {
  const mailing = await mailingOf(database, letter.mailing_id ?? '');
  if (!mailing) return undefined;
  const audience = audienceOf(mailing);
  const system = await emailFrame(database, config);
  const asked = { database, secret, timeZone: system.timeZone, now: now() };
  const meant = await stillMeant(asked, audience, { about: letter.about, email: letter.recipient });
  if (!meant) return undefined;
  const kind = audience.kind === 'event' ? 'guest' : 'member';
  const token = unsubscribeToken(secret, { kind, mailing: mailing.id, id: letter.about });
  const unsubscribe = config.publicOrigin + unsubscribePath(token);
  const { fromName, ...words } = writtenLetter(mailing, system, { ...meant, unsubscribe });
  return { ...letter, ...words, unsubscribe, from_name: fromName, reply_to: mailing.reply_to || null };
}

/** Notes that somebody does not get it, as they wish. */
const notSent = (database: Database, { id }: OutboxTable) =>
  transaction(database, (trx) => dropMailingLetter(trx, id));

function* waitsUntil(isOver: () => boolean): Generator<number> {
  while (!isOver()) yield 500;
}

/** Notes something that has happened outside, however long the database is away. */
const noted = (work: () => Promise<unknown>, isStopped: () => boolean) =>
  retry(work, {
    waits: waitsUntil(isStopped),
    isFinal: (error) => !(error instanceof DatabaseUnavailable),
  });

async function send(parts: MailingParts, letter: OutboxTable, isStopped: () => boolean): Promise<void> {
  const { database, secret, transport, now } = parts;
  const ready = await dressed(parts, letter);
  if (!ready) return notSent(database, letter);
  const mailing = letter.mailing_id ?? '';
  const taken = () =>
    transaction(database, async (trx) => {
      await markMailingSent(trx, letter.id, now());
      await countOn(trx, mailing, { sent: 1 });
      await noteTaken(trx, secret, letter.recipient);
    });
  const refused = (error: unknown) =>
    transaction(database, async (trx) => {
      const fault = faultOf(error);
      if (await noteMailingFault(trx, letter, fault, now())) await countOn(trx, mailing, { failed: 1 });
      if (fault === 'no-mailbox')
        await noteNoMailbox(trx, secret, { email: letter.recipient, mailing }, now());
    });
  const came = await transport(ready).then(
    () => taken,
    (error: unknown) => () => refused(error),
  );
  await noted(came, isStopped);
}

/** Gives those up that a process had in its hands when it died: they may have arrived, and nobody gets two. */
async function giveUpUnsure({ database, now }: MailingParts): Promise<void> {
  if ((await unsureLetters(database, now())).length === 0) return;
  await transaction(database, async (trx) => {
    for (const letter of await unsureLetters(trx, now())) {
      await noteMailingFault(trx, letter, 'unsure', now());
      await countOn(trx, letter.mailing_id ?? '', { failed: 1 });
    }
  });
}

/** Ends those of which no letter is left to send. */
async function endFinished({ database, now }: MailingParts): Promise<void> {
  for (const { id, written } of await mailingsIn(database, ['sending'])) {
    if (written === 0 || (await mailingLetters(database, id, 'open')) > 0) continue;
    await transaction(database, async (trx) => {
      const row = await mailingOf(trx, id);
      if (row?.state !== 'sending' || (await mailingLetters(trx, id, 'open')) > 0) return;
      const ended_at = new Date(now()).toISOString();
      await keepMailing(trx, id, { state: 'sent', ended_at, many: row.sent + row.failed });
    });
  }
}

/** Ids of those that are being sent. Asked before each letter: whose sender may no longer send it waits. */
async function sendingNow({ database, now, maySend }: MailingParts): Promise<string[]> {
  const ids: string[] = [];
  for (const row of await mailingsIn(database, ['sending'])) {
    if (await maySend(database, row)) ids.push(row.id);
    else
      await transaction(database, async (trx) => {
        const still = await mailingOf(trx, row.id);
        if (still?.state === 'sending' && !(await maySend(trx, still)))
          await pauseOutOfScope(trx, still, now());
      });
  }
  return ids;
}

/** Letters, and naps between them, of one round: then it is looked whether another letter to many is to begin. */
const mostOfARound = 20;

/** Longest time to look away from what volunteers may stop meanwhile, in milliseconds. */
const napMs = 1_000;

/** Sends some letters to many that are due, one after another at the pace that is set. @returns whether there may be more */
export async function deliverMailings(
  parts: MailingParts,
  isStopped: () => boolean = () => false,
): Promise<boolean> {
  const { database, config, now } = parts;
  await writeOutDue(parts);
  await giveUpUnsure(parts);
  for (let round = 0; round < mostOfARound && !isStopped(); round += 1) {
    const next = await takeMailingLetter(database, await sendingNow(parts), config.mail.perMinute, now());
    if (!next) {
      await endFinished(parts);
      return false;
    }
    if ('waitMs' in next) await sleep(Math.min(next.waitMs, napMs), undefined, { ref: false });
    else await send(parts, next.letter, isStopped);
  }
  return true;
}

/** Sends letters to many in the background, beside all others. */
export function startMailings(
  parts: MailingParts,
  { intervalMs, logger }: { intervalMs: number; logger: Logger },
): Background {
  let stopped = false;
  const round = () => deliverMailings(parts, () => stopped);
  const { stop } = repeat(round, { intervalMs, onError: (error) => logger.error('mailings', error) });
  return {
    stop() {
      stopped = true;
      return stop();
    },
  };
}
