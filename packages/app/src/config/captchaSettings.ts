import type { RuntimeConfig } from '@banyan/api/contract';
import type { VerificationSettings } from '@banyan/forms/captcha';
import { useMemo } from 'react';
import { useRuntimeConfig } from './useRuntimeConfig.ts';

export interface CaptchaSource {
  /** From `createRuntimeConfig`. */
  runtimeConfig: () => Promise<RuntimeConfig>;
  /** The call `getVerificationChallenge` of a client of that deployment. */
  getChallenge: Extract<VerificationSettings, { provider: 'proof-of-work' }>['getChallenge'];
}

/**
 * Which human verification a deployment asks for; undefined until its configuration has arrived.
 *
 * @param source Its functions may not change.
 */
export function useCaptchaSettingsOf({
  runtimeConfig,
  getChallenge,
}: CaptchaSource): VerificationSettings | undefined {
  const verification = useRuntimeConfig(runtimeConfig)?.verification;
  return useMemo(
    () =>
      verification?.provider === 'proof-of-work' ? { provider: 'proof-of-work', getChallenge } : verification,
    [verification, getChallenge],
  );
}
