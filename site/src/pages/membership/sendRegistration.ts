import { createClientOf } from '@banyan/api/client';
import { registerMember } from '@banyan/api/contract';
import { apiBase } from '../../client.ts';

/** Sends an application. A file of its own: whoever only reads the page never sends one. */
export const sendRegistration = createClientOf({ registerMember }, { base: apiBase }).registerMember;
