import { createHash } from 'node:crypto';
import { dayMs } from '../../contract/day.ts';
import { officeMessages as messages } from '../../contract/office/messages.ts';
import { findIdempotencyRecord, keepIdempotencyRecord } from '../database/idempotency.ts';
import { write } from '../database/write.ts';
import type { AnyInput } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../http/services.ts';

interface Asked {
  /** Who asks for what under which key. */
  name: string;
  input: AnyInput;
}

/**
 * Answers a write that is repeated under its key as it was answered the first time, for a day. What was refused is tried again. A
 * write whose process dies before it has kept the answer is tried again, too, and finds what it did: that somebody has decided.
 * @throws Refusal 409 when the same key comes with other content
 */
export async function answeredOnce(
  { database, inFlight, now }: Services,
  { name, input }: Asked,
  answer: () => Promise<unknown>,
): Promise<unknown> {
  const fingerprint = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
  const key = { key: `office:${name}`, fingerprint, keptMs: dayMs };
  const attempt = async () => {
    const known = await findIdempotencyRecord(database, key, now());
    if (known.found === 'other content') throw new Refusal(409, messages.sentOtherwise);
    if (known.found === 'answer') return known.answer;
    const given = await answer();
    await write(database, (writing) => keepIdempotencyRecord(writing, key, given, now()));
    return given;
  };
  const first = inFlight.get(key.key);
  const run = first ? first.then(attempt, attempt) : attempt();
  inFlight.set(key.key, run);
  try {
    return await run;
  } finally {
    if (inFlight.get(key.key) === run) inFlight.delete(key.key);
  }
}
