import { createClientOf } from '@banyan/api/client';
import { registerForEvent } from '@banyan/api/contract';
import { apiBase } from '../../../client.ts';

/** Sends a registration. A separate file, because visitors who only read the page never need it. */
export const sendRegistration = createClientOf({ registerForEvent }, { base: apiBase }).registerForEvent;
