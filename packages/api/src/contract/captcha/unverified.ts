import * as v from 'valibot';
import { limits } from '../limits.ts';
import { ourMessages as ours } from '../messages.ts';
import { optionalLine } from '../text.ts';

const wording = { tooLong: ours.contactTooLong, characters: ours.contactCharacters };

/** A line that a body has only when it is not empty. */
/* @__NO_SIDE_EFFECTS__ */
const onlyGiven = (most: number) =>
  v.pipe(
    optionalLine(most, wording),
    v.transform((text): string | undefined => text || undefined),
  );

/**
 * How a program gives itself away, and the proof that it was a person after all. Ours, all optional: a body of somebody who
 * did not hurry has none of them, because a host of the specification does not know them.
 */
export const unverifiedEntries = {
  /** A field nobody sees; whoever fills it is asked for the verification. */
  homepage: /* @__PURE__ */ v.optional(onlyGiven(limits.text.link)),
  /**
   * Milliseconds between showing the form and sending it; less than `unverifiedLimits.fillMs` asks for the verification.
   * A multipart body carries it as text.
   */
  fillMs: /* @__PURE__ */ v.optional(
    v.pipe(
      v.union([v.string(), v.number()], ours.unknownField),
      v.transform(Number),
      v.check((ms) => Number.isFinite(ms), ours.unknownField),
    ),
  ),
  /** Only once an answer asked for it, with an error of the field `captchaToken`. */
  captchaToken: /* @__PURE__ */ v.optional(onlyGiven(limits.text.token)),
};
