import { createHash } from 'node:crypto';
import { dayMs } from '@banyan/api/contract';
import { officeMessages as messages } from '@banyan/api/office';
import type { Transaction } from '@banyan/server/database/database';
import { transaction } from '@banyan/server/database/transaction';
import type { AnyInput } from '@banyan/server/http/handler';
import { type AskedOnce, answeredBefore, inTurn, keepAnswer, writeOnce } from '@banyan/server/http/once';
import type { Services } from '@banyan/server/http/services';

/** Idempotency of one request, for handlers that keep the answer in their own transaction. */
export interface Once {
  /** Runs `work` in a transaction and stores its answer in it. `work` may run again, like every transaction. */
  write: <Answer>(work: (trx: Transaction) => Promise<Answer>) => Promise<Answer>;
  /** Stores the answer in a transaction of the handler, for work that takes several transactions. */
  keep: (trx: Transaction, answer: unknown) => Promise<void>;
}

/** Another process has answered the request in the meantime; this is its answer. */
class AnsweredMeanwhile extends Error {
  override readonly name = 'AnsweredMeanwhile';
  readonly answer: unknown;

  constructor(answer: unknown) {
    super('Another process answered this.');
    this.answer = answer;
  }
}

/** Used for calls without idempotency and requests without a key. */
export const everyTime = ({ database }: Pick<Services, 'database'>): Once => ({
  write: (work) => transaction(database, work),
  keep: async () => undefined,
});

const onceOf = ({ database, now }: Services, asked: AskedOnce): Once => ({
  async write(work) {
    const done = await writeOnce(database, asked, now, work);
    if (done.isRepeat) throw new AnsweredMeanwhile(done.answer);
    return done.answer;
  },
  async keep(trx, answer) {
    const before = await answeredBefore(trx, asked, now());
    if (before) throw new AnsweredMeanwhile(before.answer);
    await keepAnswer(trx, asked, answer, now());
  },
});

interface Asked {
  /** Caller, call and key as one name. */
  name: string;
  input: AnyInput;
  /** Time at which the answer is stored: in the transaction that does the work, or after it for work that cannot be done twice. */
  keeps: 'in the transaction' | 'after it';
}

/**
 * Repeats the first answer for a write with the same key, for a day. A failed write is tried again.
 * @throws HttpError 409 if the same key comes with other content
 */
export function answeredOnce(
  services: Services,
  { name, input, keeps }: Asked,
  answer: (once: Once) => Promise<unknown>,
): Promise<unknown> {
  const { database, inFlight, now } = services;
  const fingerprint = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
  const key = `office:${name}`;
  const asked = { names: [{ key, fingerprint, keptMs: dayMs }], otherwise: messages.sentOtherwise };
  return inTurn(inFlight, key, async () => {
    const known = await answeredBefore(database, asked, now());
    if (known) return known.answer;
    try {
      const given = await answer(onceOf(services, asked));
      if (keeps === 'after it') await transaction(database, (trx) => keepAnswer(trx, asked, given, now()));
      return given;
    } catch (error) {
      if (error instanceof AnsweredMeanwhile) return error.answer;
      throw error;
    }
  });
}
