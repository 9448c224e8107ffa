import { createAttempts } from './attempts.ts';
import { readFailure } from './readFailure.ts';
import type { SubmitFailure } from './submitFailure.ts';

/** What a submission carries besides its body. The functions of the typed client take exactly this. */
export interface SendOptions {
  /** The same for every try of the same content. */
  idempotencyKey: string;
  /** Aborted when the form leaves the page. */
  signal: AbortSignal | undefined;
}

/** Sends the body. Rejects with what the typed client rejects with. */
export type Send<Body, Answer> = (body: Body, options: SendOptions) => Promise<Answer>;

export type Outcome<Answer> = { sent: Answer } | { failed: SubmitFailure };

/** Sends what one form holds: the same content tried again keeps its idempotency key. What fails is told, never thrown. */
export function createSubmission() {
  const attempts = createAttempts();
  return async <Body extends { captchaToken?: string }, Answer>(
    prepare: () => Promise<Body>,
    send: Send<Body, Answer>,
    signal: AbortSignal | undefined,
  ): Promise<Outcome<Answer>> => {
    try {
      const body = await prepare();
      const sent = await send(body, { idempotencyKey: attempts.keyFor(body), signal });
      attempts.done();
      return { sent };
    } catch (error) {
      return { failed: readFailure(error) };
    }
  };
}

export type Submission = ReturnType<typeof createSubmission>;
