import * as v from 'valibot';
import type { Call } from '../call.ts';
import { limits } from '../limits.ts';
import { answerMessages as messages, ourMessages as ours } from '../messages.ts';
import { Receipt } from '../receipt.ts';
import { cleanCode, keyMessage, requiredParagraphs } from '../text.ts';

/** Body of an answer to a volunteer's question. */
export const AnswerBody = /* @__PURE__ */ v.strictObject(
  {
    /** Token from the email's link. Only the server can tell if it is valid. */
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
 * Answers a volunteer's question, once, by the token of the link in the email. 404 unknown token, 410 expired, 409 already
 * answered.
 */
export const answerQuestion = {
  method: 'POST',
  path: '/answers',
  body: AnswerBody,
  reads: false,
  answer: Receipt,
} as const satisfies Call;
