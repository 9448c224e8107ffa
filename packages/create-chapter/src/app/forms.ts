import { createClientOf } from '@banyan/api/client';
import { type CallName, getVerificationChallenge, sendContactMessage } from '@banyan/api/contract';
import { useCaptchaSettingsOf } from '@banyan/app/config';
import { apiBase, runtimeConfig } from './national.ts';

const client = createClientOf({ getVerificationChallenge, sendContactMessage }, { base: apiBase });

const source = { runtimeConfig, getChallenge: client.getVerificationChallenge };

/**
 * Returns the human verification of the national site; undefined until its configuration has arrived. @param call Name of the call
 * that sends the form; without it the check takes twice as long.
 */
export const useCaptchaSettings = (call?: CallName) => useCaptchaSettingsOf(source, call);

/** Sends a message to the association. */
export const sendMessage = client.sendContactMessage;
