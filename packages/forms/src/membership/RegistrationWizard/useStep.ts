import { useFocusRequest } from '@banyan/ui/hooks';
import { useEffect, useRef, useState } from 'react';
import type { RegistrationStep } from './registrationFields.ts';

export interface StepOptions {
  /** The step that is shown, when the page keeps it (in the address, so that Back works). */
  step?: RegistrationStep | undefined;
  /** Asks the page for another step. Without `step` it only tells. */
  onStepChange?: ((change: { step: RegistrationStep }) => void) | undefined;
}

type Find = () => HTMLElement | null | undefined;

/** Which step is shown, and where the focus goes when another one appears: where the caller says, else its heading. */
export function useStep({ step: given, onStepChange }: StepOptions, heading: Find) {
  const [own, setOwn] = useState<RegistrationStep>(1);
  const step = given ?? own;
  const focus = useFocusRequest();
  const before = useRef(step);
  const next = useRef<Find>(undefined);
  /* A page that was opened at a later step shows it without taking the focus. */
  const moved = useRef(false);
  const headingOf = useRef(heading);
  headingOf.current = heading;

  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (moved.current) (next.current ?? headingOf.current)()?.focus();
    next.current = undefined;
  }, [step]);

  const go = (wanted: RegistrationStep, find?: Find) => {
    if (wanted === step) {
      if (find) focus(find);
      return;
    }
    moved.current = true;
    next.current = find;
    setOwn(wanted);
    onStepChange?.({ step: wanted });
  };
  return { step, go, focus };
}
