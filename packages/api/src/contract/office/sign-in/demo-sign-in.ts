import * as v from 'valibot';
import { bodyOf } from '../fields.ts';
import { SignedIn } from '../account/me.ts';
import { officeMessages as messages } from '../messages.ts';
import type { OfficeCall } from '../kernel/call.ts';

/** Whom one can try the Office as, on one's own computer. */
const demoRoles = ['admin', 'reviewer', 'organiser', 'treasurer'] as const;
export type DemoRole = (typeof demoRoles)[number];

/** Opens the Office for whoever sits at the computer that it is tried on; 404 everywhere else. */
export const demoSignIn = {
  method: 'POST',
  path: '/identity/demo',
  body: /* @__PURE__ */ bodyOf({ role: v.picklist(demoRoles, messages.notUnderstood) }),
  reads: false,
  answer: SignedIn,
  permission: 'anyone',
} as const satisfies OfficeCall;
