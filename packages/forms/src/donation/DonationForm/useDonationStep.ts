import { useCallback, useRef, useState } from 'react';

export type DonationStep = 1 | 2;

export interface DonationStepOptions {
  /** The step that is asked for, when the page keeps it (in the address, so that Back works). */
  step?: DonationStep | undefined;
  /** Asks the page for another step. Without `step` it only tells. */
  onStepChange?: ((change: { step: DonationStep }) => void) | undefined;
}

/**
 * Which step is shown. The second one only for somebody who came through the first, now or before a reload: an address
 * alone does not lead there.
 */
export function useDonationStep({ step: given, onStepChange }: DonationStepOptions) {
  const [own, setOwn] = useState<DonationStep>(1);
  const [passed, setPassed] = useState(false);
  const step: DonationStep = (given ?? own) === 2 && passed ? 2 : 1;
  const moved = useRef<{ from: DonationStep; find?: (() => HTMLElement | null | undefined) | undefined }>(
    undefined,
  );

  const go = (wanted: DonationStep, find?: () => HTMLElement | null | undefined) => {
    moved.current = { from: step, find };
    setPassed(wanted === 2);
    setOwn(wanted);
    onStepChange?.({ step: wanted });
  };

  /** Gives the focus to a step that one moved to, once it is on the page: to what was asked for, else to its heading. */
  const settleIn = useCallback(
    (heading: HTMLElement | null | undefined) => {
      if (moved.current === undefined || moved.current.from === step) return;
      const target = moved.current.find?.() ?? heading;
      moved.current = undefined;
      // What is above the heading, the summary on a phone, belongs to the step as well.
      target?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    },
    [step],
  );

  return {
    step,
    go,
    /** The first step's answers were taken before, in this tab. */
    resume: () => setPassed(true),
    settleIn,
  };
}
