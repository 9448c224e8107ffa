import { createClientOf } from '@banyan/api/client';
import { registerMember } from '@banyan/api/contract';
import { apiBase } from './national.ts';

/** Registers a member with the association. */
export const sendRegistration = createClientOf({ registerMember }, { base: apiBase }).registerMember;
