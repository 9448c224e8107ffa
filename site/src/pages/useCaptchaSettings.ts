import { createClientOf } from '@banyan/api/client';
import { getVerificationChallenge } from '@banyan/api/contract';
import { useCaptchaSettingsOf } from '@banyan/app/config';
import { apiBase, runtimeConfig } from '../client.ts';

const client = createClientOf({ getVerificationChallenge }, { base: apiBase });
const source = { runtimeConfig, getChallenge: client.getVerificationChallenge };

/** Which human verification this deployment uses; undefined until its configuration has arrived. */
export const useCaptchaSettings = () => useCaptchaSettingsOf(source);
