import { createClientOf } from '@banyan/api/client';
import { sendContactMessage } from '@banyan/api/contract';
import { apiBase } from './national.ts';

/** Sends a message. A file of its own: whoever only reads the page never sends one. */
export const sendMessage = createClientOf({ sendContactMessage }, { base: apiBase }).sendContactMessage;
