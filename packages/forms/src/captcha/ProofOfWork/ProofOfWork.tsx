import { Icon, Spinner } from '@banyan/ui/elements';
import { reportMissingCode } from '@banyan/ui/hooks';
import { Check } from 'lucide';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { VerificationSettings, WidgetProps } from '../provider.tsx';
import * as styles from './ProofOfWork.css.ts';

type GetChallenge = Extract<VerificationSettings, { provider: 'proof-of-work' }>['getChallenge'];

export interface ProofOfWorkProps extends WidgetProps {
  /** Asks the server for a challenge. Keep the function: another one mounts the check again. */
  getChallenge: GetChallenge;
}

/** True after the first failed check on this page: code that is missing after a deployment stays missing. */
let hasFailed = false;

/** Embedded check: this device does a little arithmetic. No third party is involved. */
export function ProofOfWork({
  getChallenge,
  attach,
  onReady,
  onWorking,
  onVerified,
  onBroken,
  phase,
}: ProofOfWorkProps) {
  const running = useRef<AbortController>(undefined);
  const ready = useEffectEvent(onReady);

  const prove = useCallback(async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    /* The solver is loaded only when the visitor starts the check. */
    const [{ solve }, challenge] = await Promise.all([import('./solve.ts'), getChallenge({ signal })]);
    return solve(challenge, signal);
  }, [getChallenge]);

  useEffect(() => {
    attach({ reset: () => running.current?.abort(), refresh: prove });
    ready();
    return () => {
      running.current?.abort();
      attach(null);
    };
  }, [attach, prove]);

  const start = async () => {
    if (phase !== 'idle') return;
    onWorking();
    const proving = prove();
    const mine = running.current;
    try {
      onVerified(await proving);
    } catch (error) {
      if (mine?.signal.aborted) return;
      const isOfServer = error instanceof Error && error.name === 'ApiError';
      if (hasFailed && !isOfServer) reportMissingCode();
      hasFailed = true;
      onBroken();
    }
  };

  const working = phase === 'working';
  const verified = phase === 'verified';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native box ticks itself at the press; this one is ticked once it is proven
    <button
      type="button"
      role="checkbox"
      aria-checked={verified}
      aria-busy={working || undefined}
      onClick={() => void start()}
      className={styles.control}
    >
      <span className={styles.box}>
        {working && <Spinner />}
        {verified && <Icon icon={Check} strokeWidth={2.25} />}
      </span>
      I’m a person
      {working && <span className={styles.progress} />}
    </button>
  );
}
