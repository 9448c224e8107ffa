import { createClientOf } from '@banyan/api/client';
import { type CallName, getVerificationChallenge } from '@banyan/api/contract';
import { useCaptchaSettingsOf } from '@banyan/app/config';
import type { ContactFormProps } from '@banyan/forms/contact';
import { apiBase, runtimeConfig } from './national.ts';

const client = createClientOf({ getVerificationChallenge }, { base: apiBase });

const source = { runtimeConfig, getChallenge: client.getVerificationChallenge };

/** Which human verification the national site asks for; undefined until it has said so. @param call Sends the form; without it the check takes twice as long. */
export const useCaptchaSettings = (call?: CallName) => useCaptchaSettingsOf(source, call);

const load = () => import('./sendMessage.ts');

/** Sends a message to the association. Its code comes when somebody has begun to write. */
export const sendMessage: ContactFormProps['onSubmit'] = async (...message) =>
  (await load()).sendMessage(...message);

/** Fetches what sending needs, ahead of time. What fails then is fetched again, and said, when it is needed. */
export const fetchSending = (): void => {
  load().catch(() => undefined);
};
