import { createClientOf } from '@banyan/api/client';
import { type CallName, getVerificationChallenge } from '@banyan/api/contract';
import { useCaptchaSettingsOf } from '@banyan/app/config';
import { apiBase, runtimeConfig } from '../client.ts';

const client = createClientOf({ getVerificationChallenge }, { base: apiBase });
const source = { runtimeConfig, getChallenge: client.getVerificationChallenge };

/**
 * Human verification settings of this deployment; undefined until the configuration has arrived. @param call API call that sends
 * the form.
 */
export const useCaptchaSettings = (call: CallName) => useCaptchaSettingsOf(source, call);
