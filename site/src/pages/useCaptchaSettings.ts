import { createClientOf } from '@banyan/api/client';
import { type CallName, getVerificationChallenge } from '@banyan/api/contract';
import { useCaptchaSettingsOf } from '@banyan/app/config';
import { apiBase, runtimeConfig } from '../client.ts';

const client = createClientOf({ getVerificationChallenge }, { base: apiBase });
const source = { runtimeConfig, getChallenge: client.getVerificationChallenge };

/** Which human verification this deployment uses; undefined until its configuration has arrived. @param call Sends the form. */
export const useCaptchaSettings = (call: CallName) => useCaptchaSettingsOf(source, call);
