import { type Ref, useEffect, useImperativeHandle } from 'react';
import type { Clock } from '../../form/clock.ts';
import type { Failure } from '../../form/submitFailure.ts';
import { HumanVerification } from '../HumanVerification/index.ts';
import type { VerificationSettings } from '../provider.tsx';
import { useVerification } from '../useVerification.ts';

/** What the form asks of the verification. */
export interface PersonHandle {
  /** What stands against submitting now; `undefined` when nothing does. */
  object: () => string | undefined;
  token: () => Promise<string>;
  /** After a try that failed. */
  settle: (failure: Failure) => boolean;
}

/** What the form shows of it in its summary. */
export interface PersonState {
  verified: boolean;
  error: string | undefined;
}

export interface PersonCheckProps {
  id: string;
  settings: VerificationSettings | undefined;
  clock: Clock;
  ref: Ref<PersonHandle>;
  /** Keep the function. */
  onChange: (state: PersonState) => void;
}

/** The verification with its state: code of its own, because hardly anybody is ever asked. */
export function PersonCheck({ id, settings, clock, ref, onChange }: PersonCheckProps) {
  const verification = useVerification(clock);
  const { phase, error } = verification.state;
  useImperativeHandle(ref, () => ({
    object: verification.object,
    token: verification.token,
    settle: verification.settle,
  }));
  useEffect(() => onChange({ verified: phase === 'verified', error }), [onChange, phase, error]);
  return <HumanVerification id={id} verification={verification} settings={settings} />;
}
