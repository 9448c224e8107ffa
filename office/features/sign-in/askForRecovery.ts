import { cleanCode } from '@banyan/api/contract';
import { officeMessages as messages } from '@banyan/api/office/messages';
import * as v from 'valibot';

/** Recovery code as typed: letters and digits in any spacing, so a copy from paper works. */
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
