import * as v from 'valibot';
import { bodyOf, Name } from '../fields.ts';
import { officeMessages as messages } from '../messages.ts';
import type { OfficeCall } from '../kernel/call.ts';
import { Me, toldLetters } from './me.ts';

/** Changes what is theirs to change. What is left out stays. */
export const saveMe = {
  method: 'POST',
  path: '/me',
  body: /* @__PURE__ */ bodyOf({
    name: v.optional(Name),
    keysOff: v.optional(v.boolean(messages.notUnderstood)),
    told: v.optional(
      v.pipe(
        v.array(v.picklist(toldLetters, messages.notUnderstood), messages.notUnderstood),
        v.maxLength(toldLetters.length, messages.notUnderstood),
      ),
    ),
    /** Puts the list of what to begin with away. */
    stepsAway: v.optional(v.boolean(messages.notUnderstood)),
  }),
  reads: false,
  answer: Me,
  permission: 'volunteer',
} as const satisfies OfficeCall;
