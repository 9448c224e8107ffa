import * as v from 'valibot';
import { limits } from '../limits.ts';
import { ourMessages as ours } from '../messages.ts';
import { optionalLine } from '../text.ts';

const wording = { tooLong: ours.contactTooLong, characters: ours.contactCharacters };

/** Line of text that a body includes only if it is not empty. */
/* @__NO_SIDE_EFFECTS__ */
const onlyGiven = (most: number) =>
  v.pipe(
    optionalLine(most, wording),
    v.transform((text): string | undefined => text || undefined),
  );

/**
 * Fields that reveal a program, and the proof that a person sent the form after all. Not from the spec and all optional: a host of
 * the spec does not know them. The body of a person who did not hurry has none of them.
 */
export const unverifiedEntries = {
  /** Hidden field (honeypot): a sender who fills it in is asked for the verification. */
  homepage: /* @__PURE__ */ v.optional(onlyGiven(limits.text.link)),
  /**
   * Milliseconds between showing the form and sending it. Less than `unverifiedLimits.fillMs` asks for the verification. A
   * multipart body carries it as text.
   */
  fillMs: /* @__PURE__ */ v.optional(
    v.pipe(
      v.union([v.string(), v.number()], ours.unknownField),
      v.transform(Number),
      v.check((ms) => Number.isFinite(ms), ours.unknownField),
    ),
  ),
  /** Present only after an answer asked for it with an error of the field `captchaToken`. */
  captchaToken: /* @__PURE__ */ v.optional(onlyGiven(limits.text.token)),
};
