import * as v from 'valibot';
import type { Call } from '../call.ts';
import { CreationOptions, RequestOptions } from '../passkeys/options.ts';
import { myMessages as messages } from './messages.ts';

/** Nothing is said but by the cookie. */
const Nothing = /* @__PURE__ */ v.strictObject({}, messages.failed);

/**
 * What a browser asks for the passkey with that opens somebody's own page. Nobody is named, so nothing is told about anybody; the passkey
 * itself goes to `enterMyPage`.
 */
export const optionsToEnterMyPage = {
  method: 'POST',
  path: '/my/passkeys/enter',
  body: Nothing,
  reads: false,
  owned: true,
  answer: /* @__PURE__ */ v.object({ options: RequestOptions }),
} as const satisfies Call;

/** What a browser makes a passkey with for whoever is signed in; what it made goes to `actOnMyPage`. 401 for everybody else. */
export const optionsOfMyPasskey = {
  method: 'POST',
  path: '/my/passkeys/make',
  body: Nothing,
  reads: false,
  owned: true,
  answer: /* @__PURE__ */ v.object({ options: CreationOptions }),
} as const satisfies Call;
