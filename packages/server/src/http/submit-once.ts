import { createHash } from 'node:crypto';
import { dayMs, Receipt } from '@banyan/api/contract';
import * as v from 'valibot';
import { captchaUsed } from '../captcha/captcha.ts';
import type { Transaction } from '../database/database.ts';
import type { IdempotencyKey } from '../database/idempotency.ts';
import { type Spend, spend } from '../database/spent-tokens.ts';
import type { HandlerContext } from './handler.ts';
import { type AskedOnce, answeredBefore, inTurn, writeOnce } from './once.ts';
import type { Services } from './services.ts';

/** Lifetime of a caller's own idempotency key, and the time in which equal content counts as a double click (ms). */
const keptMs = { key: dayMs, content: 600_000 };

interface Submission {
  /** Name of the call, with its subject if the body does not contain it. */
  call: string;
  /** Treats the same content as a double click even without a key. @default true */
  byContent?: boolean;
  /** Returns true if a captcha is required beyond the call's policy. @default never */
  wantsProof?: () => Promise<boolean>;
  body: { captchaToken?: string | undefined } & Readonly<Record<string, unknown>>;
  /** Slow work, such as processing a picture. It runs after all checks and before the transaction. */
  prepare?: () => Promise<void>;
  /** Undoes `prepare` when nothing was stored: the submission was refused or is a repeat. */
  discard?: () => Promise<void>;
  /**
   * Stores the row and its emails. Runs in the transaction that also marks the captcha as used and stores the response; may run
   * again.
   * @param isProven True if a valid captcha was sent.
   */
  write: (trx: Transaction, now: number, isProven: boolean) => Promise<Receipt>;
}

/** Fields that differ between two clicks on the same button. */
const besides = new Set(['captchaToken', 'fillMs', 'homepage']);

function fingerprintOf({ call, body }: Submission): string {
  const content = Object.entries(body).filter(([key]) => !besides.has(key));
  return createHash('sha256')
    .update(JSON.stringify([call, content]))
    .digest('base64url');
}

function askedAs(
  { call, byContent = true }: Submission,
  fingerprint: string,
  key: string | undefined,
): AskedOnce {
  const names: IdempotencyKey[] = [];
  if (key) names.push({ key: `key:${call}:${key}`, fingerprint, keptMs: keptMs.key });
  if (byContent) names.push({ key: `content:${fingerprint}`, fingerprint, keptMs: keptMs.content });
  return { names, otherwise: 'This submission was already sent with other content. Please send it again.' };
}

/** The receipt of a submission. `isRepeat` is set if it was stored before. */
interface Outcome {
  receipt: Receipt;
  isRepeat: boolean;
}

async function store(
  { database, now }: Services,
  submission: Submission,
  asked: AskedOnce,
  proof: Spend | undefined,
): Promise<Outcome> {
  const { answer, isRepeat } = await writeOnce(database, asked, now, async (trx, at) => {
    if (proof && !(await spend(trx, proof))) throw captchaUsed();
    return submission.write(trx, at, proof !== undefined);
  });
  return { receipt: v.parse(Receipt, answer), isRepeat };
}

async function prepareAndStore(
  services: Services,
  submission: Submission,
  asked: AskedOnce,
  proof: Spend | undefined,
): Promise<Outcome> {
  await submission.prepare?.();
  let isStored = false;
  try {
    const outcome = await store(services, submission, asked, proof);
    isStored = !outcome.isRepeat;
    return outcome;
  } finally {
    if (!isStored) await submission.discard?.();
  }
}

async function firstTime(
  services: Services,
  context: HandlerContext,
  submission: Submission,
  asked: AskedOnce,
) {
  const before = await answeredBefore(services.database, asked, services.now());
  const { receipt, isRepeat } = before
    ? { receipt: v.parse(Receipt, before.answer), isRepeat: true }
    : await prepareAndStore(
        services,
        submission,
        asked,
        await context.captcha.check(await submission.wantsProof?.()),
      );
  if (isRepeat) context.captcha.repeats();
  return receipt;
}

/**
 * Makes a submission idempotent. A retry under the same idempotency key, a double click and a second tab with the same content get
 * the first response again, and need no second captcha; the same key with other content is a 409. With
 * `byContent: false` only an equal key makes a repeat.
 */
export function submitOnce(
  services: Services,
  context: HandlerContext,
  submission: Submission,
): Promise<Receipt> {
  const content = fingerprintOf(submission);
  const asked = askedAs(submission, content, context.idempotencyKey);
  // A concurrent repeat waits: a captcha provider that accepts a token once would refuse it for the second request.
  return inTurn(services.inFlight, content, () => firstTime(services, context, submission, asked));
}
