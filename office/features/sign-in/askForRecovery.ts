import { cleanCode } from '@banyan/api/contract';
import { officeMessages as messages } from '@banyan/api/office/messages';
import * as v from 'valibot';

/** Letters and digits of a code, however it was copied from paper. */
export const Code = /* @__PURE__ */ v.pipe(
  v.string(messages.codeRequired),
  v.maxLength(100, messages.codeRequired),
  v.transform((typed) =>
    cleanCode(typed)
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, ''),
  ),
  v.nonEmpty(messages.codeRequired),
);
