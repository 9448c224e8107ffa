import { Button } from '@banyan/ui/elements';
import { useEffect } from 'react';
import type { VerificationSettings, WidgetProps } from './provider.tsx';

let solved = 0;

/** A widget for stories, with a button for everything a real one can do. */
export function SampleWidget({ attach, phase, onReady, onVerified, onExpired, onBroken }: WidgetProps) {
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

/** Settings for stories: solved, expired and broken at the press of a button. */
export const sampleVerification: VerificationSettings = {
  provider: 'custom',
  load: async () => SampleWidget,
};

/** Settings whose widget never comes, for the loading state. */
export const slowVerification: VerificationSettings = {
  provider: 'custom',
  load: () => new Promise(() => undefined),
};

/** Settings whose widget comes at the second try. */
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
