import type { OfficeCall } from '../kernel/call.ts';
import { Me } from './me.ts';

/** Who is signed in. */
export const getMe = {
  method: 'GET',
  path: '/me',
  reads: true,
  answer: Me,
  permission: 'volunteer',
} as const satisfies OfficeCall;
