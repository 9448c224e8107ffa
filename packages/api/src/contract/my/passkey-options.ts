import * as v from 'valibot';
import type { Call } from '../call.ts';
import { CreationOptions, RequestOptions } from '../passkeys/options.ts';
import { myMessages as messages } from './messages.ts';

/** Empty body: the cookie carries all that is needed. */
const Nothing = /* @__PURE__ */ v.strictObject({}, messages.failed);

/**
 * Returns the options with which a browser asks for a member's passkey. They name nobody, so they reveal nothing. The passkey
 * response goes to `enterMyPage`.
 */
export const optionsToEnterMyPage = {
  method: 'POST',
  path: '/my/passkeys/enter',
  body: Nothing,
  reads: false,
  owned: true,
  answer: /* @__PURE__ */ v.object({ options: RequestOptions }),
} as const satisfies Call;

/**
 * Returns the options with which a signed-in member's browser creates a passkey. The response goes to `actOnMyPage`. 401 if nobody
 * is signed in.
 */
export const optionsOfMyPasskey = {
  method: 'POST',
  path: '/my/passkeys/make',
  body: Nothing,
  reads: false,
  owned: true,
  answer: /* @__PURE__ */ v.object({ options: CreationOptions }),
} as const satisfies Call;
