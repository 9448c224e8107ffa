import { createClientOf } from '@banyan/api/client';
import { getVerificationChallenge } from '@banyan/api/contract';
import type { VerificationSettings } from '@banyan/forms/captcha';
import { useEffect, useState } from 'react';
import { apiBase, runtimeConfig } from '../client.ts';

const client = createClientOf({ getVerificationChallenge }, { base: apiBase });

/** Which human verification this deployment uses; undefined until its configuration has arrived. */
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
