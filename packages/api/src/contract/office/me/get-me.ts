import type { OfficeCall } from '../office-call.ts';
import { Me } from './me.ts';

/** Who is signed in. */
export const getMe = {
  method: 'GET',
  path: '/me',
  reads: true,
  answer: Me,
  may: 'volunteer',
} as const satisfies OfficeCall;
