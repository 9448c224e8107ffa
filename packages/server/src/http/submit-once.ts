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

/** How long a caller's own key is honoured, and how long the very same content counts as a double click (ms). */
const keptMs = { key: dayMs, content: 600_000 };

interface Submission {
  /** Name of the call, and of what it is about where the body does not say. */
  call: string;
  /** Whether the same content is a double click without a key, too, and is answered as before. @default true */
  byContent?: boolean;
  /** Whether a proof is wanted that the call's policy does not ask for. @default never */
  wantsProof?: () => Promise<boolean>;
  body: { captchaToken?: string | undefined } & Readonly<Record<string, unknown>>;
  /** What takes its time, such as a picture: done after all checks and before anything is locked. */
  prepare?: () => Promise<void>;
  /** Takes back what `prepare` did, when nothing was stored: the submission was refused, or answered before. */
  discard?: () => Promise<void>;
  /**
   * Writes row and mail. Runs in the transaction that also uses the verification up and keeps the answer; may run again.
   * @param isProven Whether a verification came along and holds.
   */
  write: (trx: Transaction, now: number, isProven: boolean) => Promise<Receipt>;
}

/** What differs between two clicks on the same button. */
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

/** What a submission is answered, and whether it was so before. */
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
 * Makes a submission happen once. A retry under the same idempotency key, a double click and a second tab with the same
 * content get the first answer again, and need no second verification; the same key with other content is a 409. With
 * `byContent: false` only the key makes a repeat.
 */
export function submitOnce(
  services: Services,
  context: HandlerContext,
  submission: Submission,
): Promise<Receipt> {
  const content = fingerprintOf(submission);
  const asked = askedAs(submission, content, context.idempotencyKey);
  // Whoever comes second waits: a provider that takes a token once would refuse the same click's second request.
  return inTurn(services.inFlight, content, () => firstTime(services, context, submission, asked));
}
