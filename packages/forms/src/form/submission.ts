import { createAttempts } from './attempts.ts';
import { readFailure } from './readFailure.ts';
import type { SubmitFailure } from './submitFailure.ts';

/** Options of a submission besides its body. The functions of the typed client take exactly these. */
export interface SendOptions {
  /** Key that is the same for every try of the same content. */
  idempotencyKey: string;
  /** Signal that is aborted when the form is unmounted. */
  signal: AbortSignal | undefined;
}

/** Sends the body. Rejects with the errors of the typed client. */
export type Send<Body, Answer> = (body: Body, options: SendOptions) => Promise<Answer>;

export type Outcome<Answer> = { sent: Answer } | { failed: SubmitFailure };

/** Creates the sender of one form: the same content tried again keeps its idempotency key. Failures are returned, never thrown. */
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
