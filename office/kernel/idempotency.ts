import { createHash } from 'node:crypto';
import { dayMs } from '@banyan/api/contract';
import { officeMessages as messages } from '@banyan/api/office';
import type { Transaction } from '@banyan/server/database/database';
import { transaction } from '@banyan/server/database/transaction';
import type { AnyInput } from '@banyan/server/http/handler';
import { type AskedOnce, answeredBefore, inTurn, keepAnswer, writeOnce } from '@banyan/server/http/once';
import type { Services } from '@banyan/server/http/services';

/** How a handler does something once, of a call whose policy says that its answer is kept in its transaction. */
export interface Once {
  /** Does it in one transaction, which keeps what it answers. `work` may run again, as any write. */
  write: <Answer>(work: (trx: Transaction) => Promise<Answer>) => Promise<Answer>;
  /** Keeps the answer in a transaction of the work's own, for what takes more than one. */
  keep: (trx: Transaction, answer: unknown) => Promise<void>;
}

/** Another process has done it meanwhile, and this is what it answered. */
class AnsweredMeanwhile extends Error {
  override readonly name = 'AnsweredMeanwhile';
  readonly answer: unknown;

  constructor(answer: unknown) {
    super('Another process answered this.');
    this.answer = answer;
  }
}

/** Of a call that is not answered once, or came without a key. */
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
  /** Who asks for what under which key. */
  name: string;
  input: AnyInput;
  /** When its answer is kept: in the transaction that does the work, or after it, of what refuses itself to be done twice. */
  keeps: 'in the transaction' | 'after it';
}

/**
 * Answers a write that is repeated under its key as it was answered the first time, for a day. What was refused is tried again.
 * @throws Refusal 409 when the same key comes with other content
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
