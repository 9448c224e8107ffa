import type { ClientFunction } from '@banyan/api/client';
import type { CallName, getVerificationChallenge, RuntimeConfig } from '@banyan/api/contract';
import type { VerificationSettings } from '@banyan/forms/captcha';
import { useMemo } from 'react';
import { useRuntimeConfig } from './useRuntimeConfig.ts';

export interface CaptchaSource {
  /** From `createRuntimeConfig`. */
  runtimeConfig: () => Promise<RuntimeConfig>;
  /** The call `getVerificationChallenge` of a client of that deployment. */
  getChallenge: ClientFunction<typeof getVerificationChallenge>;
}

/**
 * Which human verification a deployment asks for; undefined until its configuration has arrived.
 *
 * @param source Its functions may not change.
 * @param call Which call the form is sent by; without it the embedded check takes twice as long.
 */
export function useCaptchaSettingsOf(
  { runtimeConfig, getChallenge }: CaptchaSource,
  call?: CallName,
): VerificationSettings | undefined {
  const verification = useRuntimeConfig(runtimeConfig)?.verification;
  return useMemo(
    () =>
      verification?.provider === 'proof-of-work'
        ? {
            provider: 'proof-of-work',
            getChallenge: ({ signal }) => getChallenge({ signal, query: { for: call } }),
          }
        : verification,
    [verification, getChallenge, call],
  );
}
