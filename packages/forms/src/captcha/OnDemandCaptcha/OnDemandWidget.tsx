import { type Ref, useEffect, useImperativeHandle } from 'react';
import type { Clock } from '../../form/clock.ts';
import type { SubmitFailure } from '../../form/submitFailure.ts';
import { HumanVerification } from '../HumanVerification/index.ts';
import type { VerificationSettings } from '../provider.tsx';
import { useVerification } from '../useVerification.ts';

/** Methods of the verification that the form calls. */
export interface OnDemandHandle {
  /** Error that prevents submitting now; `undefined` if there is none. */
  validate: () => string | undefined;
  token: () => Promise<string>;
  /** Called after a failed try. */
  handleFailure: (failure: SubmitFailure) => boolean;
}

/** State of the verification that the form shows in its summary. */
export interface OnDemandState {
  verified: boolean;
  error: string | undefined;
}

export interface OnDemandWidgetProps {
  id: string;
  settings: VerificationSettings | undefined;
  clock: Clock;
  ref: Ref<OnDemandHandle>;
  /** Must be the same function on every render. */
  onChange: (state: OnDemandState) => void;
}

/** Verification with its state. A separate chunk of code, because few visitors are ever asked. */
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
