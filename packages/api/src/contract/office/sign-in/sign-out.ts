import { Done } from '../done.ts';
import { NoBody } from '../fields.ts';
import type { OfficeCall } from '../kernel/call.ts';

/** Ends this session. */
export const signOut = {
  method: 'POST',
  path: '/identity/sign-out',
  body: NoBody,
  reads: false,
  answer: Done,
  permission: 'volunteer',
} as const satisfies OfficeCall;
