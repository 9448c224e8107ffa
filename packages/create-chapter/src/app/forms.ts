import { createClientOf } from '@banyan/api/client';
import { getVerificationChallenge } from '@banyan/api/contract';
import type { VerificationSettings } from '@banyan/forms/captcha';
import type { ContactFormProps } from '@banyan/forms/contact';
import { useEffect, useState } from 'react';
import { apiBase, runtimeConfig } from './national.ts';

const client = createClientOf({ getVerificationChallenge }, { base: apiBase });

/** Which human verification the national site asks for; undefined until it has said so. */
export function useVerificationSettings(): VerificationSettings | undefined {
  const [settings, setSettings] = useState<VerificationSettings>();

  useEffect(() => {
    let here = true;
    void runtimeConfig().then(({ verification }) => {
      if (!here) return;
      setSettings(
        verification.provider === 'hcaptcha'
          ? verification
          : { provider: 'proof-of-work', getChallenge: client.getVerificationChallenge },
      );
    });
    return () => {
      here = false;
    };
  }, []);

  return settings;
}

const load = () => import('./sendMessage.ts');

/** Sends a message to the association. Its code comes when somebody has begun to write. */
export const sendMessage: ContactFormProps['onSubmit'] = async (...message) =>
  (await load()).sendMessage(...message);

/** Fetches what sending needs, ahead of time. What fails then is fetched again, and said, when it is needed. */
export const fetchSending = (): void => {
  load().catch(() => undefined);
};
