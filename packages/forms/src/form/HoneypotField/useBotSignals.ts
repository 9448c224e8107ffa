import { useHydrated } from '@banyan/ui/hooks';
import { type RefObject, useCallback, useState } from 'react';
import { type Clock, systemClock } from '../clock.ts';
import type { Send } from '../submission.ts';

/**
 * Adds how a form with a `HoneypotField` was filled in, which is no part of what was typed and differs from try to try.
 *
 * @param onSubmit Sends the body with its `homepage` and `fillMs`.
 */
export function useBotSignals<Body extends object, Answer>(
  onSubmit: Send<Body, Answer>,
  form: RefObject<HTMLFormElement | null>,
  clock: Clock = systemClock,
) {
  const made = useHydrated();
  // A form that came with the document was shown before this code ran, and may have been filled in by then.
  const [shownAt] = useState(() => clock.now() - (made ? 0 : Math.floor(performance.now())));
  return useCallback<Send<Body, Answer>>(
    (body, options) => {
      const trap = form.current?.elements.namedItem('homepage');
      const homepage = trap instanceof HTMLInputElement ? trap.value : '';
      return onSubmit({ ...body, homepage, fillMs: clock.now() - shownAt }, options);
    },
    [onSubmit, clock, shownAt, form],
  );
}
