import { createClientOf } from '@banyan/api/client';
import { registerForEvent } from '@banyan/api/contract';
import { apiBase } from '../../../client.ts';

/** Sends a registration. A file of its own: whoever only reads the page never sends one. */
export const sendRegistration = createClientOf({ registerForEvent }, { base: apiBase }).registerForEvent;
