import * as v from 'valibot';
import { cleanCode } from '../../text.ts';
import { Done } from '../done.ts';
import { bodyOf, Email } from '../fields.ts';
import { officeMessages as messages } from '../messages.ts';
import type { OfficeCall } from '../kernel/call.ts';

/** Letters and digits of a code, however it was copied from paper. */
const Code = /* @__PURE__ */ v.pipe(
  v.string(messages.codeRequired),
  v.maxLength(100, messages.codeRequired),
  v.transform((typed) =>
    cleanCode(typed)
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, ''),
  ),
  v.nonEmpty(messages.codeRequired),
);

/** Asks for a letter with a link that makes a new passkey, by an e-mail and a recovery code of theirs. The answer is always the same. */
export const lost = {
  method: 'POST',
  path: '/identity/lost',
  body: /* @__PURE__ */ bodyOf({ email: Email, code: Code }),
  reads: false,
  answer: /* @__PURE__ */ v.object({ ...Done.entries, message: v.string() }),
  permission: 'anyone',
} as const satisfies OfficeCall;
