import { Button } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { useEffect } from 'react';
import { type Clock, systemClock } from '../form/clock.ts';
import { HumanVerification } from './HumanVerification/index.ts';
import type { VerificationSettings, WidgetProps } from './provider.tsx';
import { useVerification } from './useVerification.ts';

let solved = 0;

/** Widget for stories, with a button for everything a real one can do. */
function SampleWidget({ attach, phase, onReady, onVerified, onExpired, onBroken }: WidgetProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a widget says once that it is ready
  useEffect(() => {
    attach({ reset: () => undefined });
    onReady();
    return () => attach(null);
  }, [attach]);
  const solve = () => {
    solved += 1;
    onVerified(`sample-token-${solved}`);
  };
  return (
    <>
      <Button size="small" variant="line" aria-pressed={phase === 'verified'} onClick={solve}>
        Solve
      </Button>
      <Button size="small" variant="quiet" onClick={onExpired}>
        Expire
      </Button>
      <Button size="small" variant="quiet" onClick={onBroken}>
        Break
      </Button>
    </>
  );
}

/** Settings for stories: buttons solve, expire and break the check. */
export const sampleVerification: VerificationSettings = {
  provider: 'custom',
  load: async () => SampleWidget,
};

/** Settings whose widget never loads, for the loading state. */
export const slowVerification: VerificationSettings = {
  provider: 'custom',
  load: () => new Promise(() => undefined),
};

/** Settings whose widget loads on the second try. */
export const unreliableVerification = (): VerificationSettings => {
  let tries = 0;
  return {
    provider: 'custom',
    load: async () => {
      tries += 1;
      if (tries === 1) throw new Error('The script did not load.');
      return SampleWidget;
    },
  };
};

interface SampleFormProps {
  settings: VerificationSettings | undefined;
  clock?: Clock;
  onToken?: (token: string) => void;
}

/** Form around the verification that calls it as a real form does. */
export function SampleForm({ settings, clock = systemClock, onToken }: SampleFormProps) {
  const verification = useVerification(clock);
  const submit = async () => {
    if (!verification.validate()) onToken?.(await verification.token());
  };
  return (
    <Stack space={16} align="start">
      <HumanVerification verification={verification} settings={settings} />
      <Button onClick={() => void submit()}>Submit</Button>
      <Button variant="quiet" onClick={() => verification.reset('CAPTCHA verification failed')}>
        Refuse
      </Button>
    </Stack>
  );
}
