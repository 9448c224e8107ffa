import { unverifiedLimits } from '@banyan/api/contract';
import { useHydrated } from '@banyan/ui/hooks';
import { type RefObject, useCallback, useState } from 'react';
import { type Clock, systemClock } from '../clock.ts';
import type { Send } from '../submission.ts';

/**
 * Adds signs of a bot to the body of a form with a `HoneypotField`: `homepage` if that field was filled in, `fillMs` if the form
 * was filled in faster than a person can. Otherwise the body has neither, because a host of the specification does not know them.
 *
 * @param onSubmit Sends the body.
 */
export function useBotSignals<Body extends object, Answer>(
  onSubmit: Send<Body, Answer>,
  form: RefObject<HTMLFormElement | null>,
  clock: Clock = systemClock,
) {
  const made = useHydrated();
  // A form in the server's HTML was visible before this code ran, and may have been filled in by then.
  const [shownAt] = useState(() => clock.now() - (made ? 0 : Math.floor(performance.now())));
  return useCallback<Send<Body, Answer>>(
    (body, options) => {
      const trap = form.current?.elements.namedItem('homepage');
      const homepage = trap instanceof HTMLInputElement ? trap.value : '';
      const fillMs = clock.now() - shownAt;
      const signals = {
        ...(homepage !== '' && { homepage }),
        ...(fillMs < unverifiedLimits.fillMs && { fillMs }),
      };
      return onSubmit({ ...body, ...signals }, options);
    },
    [onSubmit, clock, shownAt, form],
  );
}
