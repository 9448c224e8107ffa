import { createClientOf } from '@banyan/api/client';
import { sendContactMessage } from '@banyan/api/contract';
import { apiBase } from '../../client.ts';

/** Sends a message. A separate file, because visitors who only read the page never need it. */
export const sendMessage = createClientOf({ sendContactMessage }, { base: apiBase }).sendContactMessage;
