import { useEffect, useRef, useState } from 'react';

export type DonationStep = 1 | 2;

export interface DonationStepOptions {
  /** The step that is asked for, when the page keeps it (in the address, so that Back works). */
  step?: DonationStep | undefined;
  /** Asks the page for another step. Without `step` it only tells. */
  onStepChange?: ((change: { step: DonationStep }) => void) | undefined;
}

/**
 * Which step is shown. The second one only for somebody who came through the first, now or before a reload: an address
 * alone does not lead there. A step that one moved to takes the focus.
 */
export function useDonationStep(
  { step: given, onStepChange }: DonationStepOptions,
  heading: () => Element | null | undefined,
) {
  const [own, setOwn] = useState<DonationStep>(1);
  const [passed, setPassed] = useState(false);
  const step: DonationStep = (given ?? own) === 2 && passed ? 2 : 1;
  const before = useRef(step);
  const moved = useRef(false);
  const headingOf = useRef(heading);
  headingOf.current = heading;

  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const found = moved.current ? headingOf.current() : undefined;
    if (found instanceof HTMLElement) found.focus();
  }, [step]);

  const go = (wanted: DonationStep) => {
    moved.current = true;
    setPassed(wanted === 2);
    setOwn(wanted);
    onStepChange?.({ step: wanted });
  };
  return {
    step,
    go,
    /** The first step's answers were taken before, in this tab. */
    resume: () => setPassed(true),
  };
}
