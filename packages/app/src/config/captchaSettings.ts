import type { ClientFunction } from '@banyan/api/client';
import type { CallName, getVerificationChallenge, RuntimeConfig } from '@banyan/api/contract';
import type { VerificationSettings } from '@banyan/forms/captcha';
import { useMemo } from 'react';
import { useRuntimeConfig } from './useRuntimeConfig.ts';

export interface CaptchaSource {
  /** Reader of the configuration, from `createRuntimeConfig`. */
  runtimeConfig: () => Promise<RuntimeConfig>;
  /** Call `getVerificationChallenge` of a client of that deployment. */
  getChallenge: ClientFunction<typeof getVerificationChallenge>;
}

/**
 * Returns the human verification of a deployment; undefined until its configuration has arrived.
 *
 * @param source Its functions may not change.
 * @param call Name of the call that sends the form; without it the embedded check takes twice as long.
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
