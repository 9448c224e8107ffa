import { createClientOf } from '@banyan/api/client';
import { registerMember } from '@banyan/api/contract';
import { apiBase } from '../../client.ts';

/** Sends an application. A separate file, because visitors who only read the page never need it. */
export const sendRegistration = createClientOf({ registerMember }, { base: apiBase }).registerMember;
