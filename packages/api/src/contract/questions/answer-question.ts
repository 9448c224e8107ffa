import * as v from 'valibot';
import type { Call } from '../call.ts';
import { limits } from '../limits.ts';
import { answerMessages as messages, ourMessages as ours } from '../messages.ts';
import { Receipt } from '../receipt.ts';
import { cleanCode, keyMessage, requiredParagraphs } from '../text.ts';

/** What somebody says to a question of a volunteer. */
export const AnswerBody = /* @__PURE__ */ v.strictObject(
  {
    /** Out of the link in the letter. Whether it holds, only the server can say. */
    token: v.pipe(
      v.string(messages.unknown),
      v.transform(cleanCode),
      v.nonEmpty(messages.unknown),
      v.maxLength(200, messages.unknown),
    ),
    answer: requiredParagraphs(limits.text.message, messages.answerRequired, messages),
  },
  keyMessage(
    { token: messages.unknown, answer: messages.answerRequired },
    ours.unknownField,
    messages.failed,
  ),
);
export type AnswerBody = v.InferOutput<typeof AnswerBody>;

/**
 * Answers a question of a volunteer, once, by the token of the link in their letter. 404 for a token that is none of ours, 410
 * for one that is too old, 409 when the question is answered already.
 */
export const answerQuestion = {
  method: 'POST',
  path: '/answers',
  body: AnswerBody,
  reads: false,
  answer: Receipt,
} as const satisfies Call;
