import { type Ref, useEffect, useImperativeHandle } from 'react';
import type { Clock } from '../../form/clock.ts';
import type { SubmitFailure } from '../../form/submitFailure.ts';
import { HumanVerification } from '../HumanVerification/index.ts';
import type { VerificationSettings } from '../provider.tsx';
import { useVerification } from '../useVerification.ts';

/** What the form asks of the verification. */
export interface OnDemandHandle {
  /** What stands against submitting now; `undefined` when nothing does. */
  validate: () => string | undefined;
  token: () => Promise<string>;
  /** After a try that failed. */
  handleFailure: (failure: SubmitFailure) => boolean;
}

/** What the form shows of it in its summary. */
export interface OnDemandState {
  verified: boolean;
  error: string | undefined;
}

export interface OnDemandWidgetProps {
  id: string;
  settings: VerificationSettings | undefined;
  clock: Clock;
  ref: Ref<OnDemandHandle>;
  /** Keep the function. */
  onChange: (state: OnDemandState) => void;
}

/** The verification with its state: code of its own, because hardly anybody is ever asked. */
export function OnDemandWidget({ id, settings, clock, ref, onChange }: OnDemandWidgetProps) {
  const verification = useVerification(clock);
  const { phase, error } = verification.state;
  useImperativeHandle(ref, () => ({
    validate: verification.validate,
    token: verification.token,
    handleFailure: verification.handleFailure,
  }));
  useEffect(() => onChange({ verified: phase === 'verified', error }), [onChange, phase, error]);
  return <HumanVerification id={id} verification={verification} settings={settings} />;
}
