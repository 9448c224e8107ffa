import { useFocusRequest } from '@banyan/ui/hooks';
import { type RefObject, useCallback, useRef, useState } from 'react';

type Find = () => HTMLElement | null | undefined;

/** What a form of several steps takes from the page that it stands on. */
export interface WizardStepOptions<Step extends number> {
  /** The step that is shown, when the page keeps it (in the address, so that Back works). */
  step?: Step | undefined;
  /** Asks the page for another step. Without `step` it only tells. */
  onStepChange?: ((change: { step: Step }) => void) | undefined;
}

export interface WizardStepBehavior {
  /** An address alone does not lead to a later step: only `go` and `resume` do. @default false */
  inOrder?: boolean;
  /**
   * What happens when another step appears. `heading`: its heading has the focus, after the browser's Back as well. `top`:
   * the same from the top of the page, because what is above the heading belongs to the step; Back is the browser's.
   * @default 'heading'
   */
  entrance?: 'heading' | 'top';
}

interface Options<Step extends number> extends WizardStepOptions<Step>, WizardStepBehavior {
  form: RefObject<HTMLFormElement | null>;
  first: Step;
}

/** Which step is shown, and where the focus goes when another one appears: where the caller says, else its heading. */
export function useWizardStep<Step extends number>({
  form,
  first,
  step: given,
  onStepChange,
  inOrder = false,
  entrance = 'heading',
}: Options<Step>) {
  const [own, setOwn] = useState(first);
  const [reached, setReached] = useState(first);
  const asked = given ?? own;
  const step = inOrder && asked > reached ? first : asked;
  const focus = useFocusRequest();
  const before = useRef(step);
  const move = useRef<{ find: Find | undefined }>(undefined);
  /* A page that was opened at a later step shows it without taking the focus. */
  const moved = useRef(false);

  /**
   * Shows another step.
   * @param find What gets the focus there; in the step that is shown already, at once.
   */
  const go = (wanted: Step, find?: Find) => {
    if (wanted === step) {
      if (find) focus(find);
      return;
    }
    moved.current = true;
    move.current = { find };
    setReached(wanted);
    setOwn(wanted);
    onStepChange?.({ step: wanted });
  };

  /** Call it in an effect once the step is on the page: gives it the focus if somebody moved there. */
  const enter = useCallback(() => {
    if (before.current === step) return;
    before.current = step;
    const asked = move.current;
    move.current = undefined;
    const target = () => asked?.find?.() ?? form.current?.querySelector<HTMLElement>('h2[tabindex]');
    if (entrance === 'heading' && moved.current) target()?.focus();
    if (entrance === 'top' && asked) {
      target()?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
  }, [step, form, entrance]);

  return {
    step,
    go,
    focus,
    enter,
    /** Somebody came this far before, in this tab: `inOrder` lets them. */
    resume: setReached,
  };
}
