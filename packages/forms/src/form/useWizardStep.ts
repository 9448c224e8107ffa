import { useFocusRequest } from '@banyan/ui/hooks';
import { type RefObject, useCallback, useRef, useState } from 'react';
import type { Check, FieldMessages, FieldValues } from './fieldState.ts';
import type { FormState } from './useFormState.ts';

type Find = () => HTMLElement | null | undefined;

/** Props that a form of several steps takes from its page. */
export interface WizardStepOptions<Step extends number> {
  /** Current step, if the page keeps it (in the address, so that Back works). */
  step?: Step | undefined;
  /** Asks the page for another step. Without `step` it only reports the change. */
  onStepChange?: ((change: { step: Step }) => void) | undefined;
}

interface Options<Values extends FieldValues, Step extends number> extends WizardStepOptions<Step> {
  form: RefObject<HTMLFormElement | null>;
  /** All steps, in their order; the form is sent from the last one. */
  all: readonly [Step, ...Step[]];
  /** Names of the fields of each step, in their order. */
  names: Readonly<Record<Step, readonly Extract<keyof Values, string>[]>>;
  /** The rules of each step. */
  check: Readonly<Record<Step, Check<Values>>>;
  /** Prevents an address from opening a later step: only `go` and `resume` can. @default false */
  inOrder?: boolean;
  /**
   * Behavior when another step appears. `heading`: its heading gets the focus, also after the browser's Back. `top`: the same,
   * scrolled to the top of the page, because the content above the heading belongs to the step; Back is left to the browser.
   * @default 'heading'
   */
  entrance?: 'heading' | 'top';
}

const isEmpty = (messages: FieldMessages) => Object.keys(messages).length === 0;

/**
 * Manages the steps of a form: the current one, the errors that prevent leaving it, and the focus when another one appears. The
 * focus goes to the caller's target, else to the step's heading. Pass the result to `useForm` or `useFormState`.
 */
export function useWizardStep<Values extends FieldValues, Step extends number>({
  form,
  all,
  names,
  check,
  step: given,
  onStepChange,
  inOrder = false,
  entrance = 'heading',
}: Options<Values, Step>) {
  const [own, setOwn] = useState(all[0]);
  const [reached, setReached] = useState(all[0]);
  const asked = given ?? own;
  const step = inOrder && asked > reached ? all[0] : asked;
  const focus = useFocusRequest();
  const before = useRef(step);
  const move = useRef<{ find: Find | undefined }>(undefined);
  /* A page that was opened at a later step shows it without taking the focus. */
  const moved = useRef(false);

  /**
   * Shows another step.
   * @param find Returns the element that gets the focus; in the current step, at once.
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

  /** Call it in an effect once the step is on the page: focuses the step if the visitor moved there. */
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

  /** Marks the errors of one step, keeps those of other steps, and focuses the first. @returns true if there is one. */
  const show = (state: FormState<Values>, where: Step, messages: FieldMessages): boolean => {
    state.setErrors(messages, names[where]);
    const first = names[where].find((name) => name in messages);
    if (first !== undefined) state.focusError(first);
    return first !== undefined;
  };

  return {
    step,
    /** The fields of the step that is shown. */
    names: names[step],
    isLast: all.at(-1) === step,
    go,
    /** Opens the step with this field; a name that no step has stays in the current step. */
    goTo: (name: string | undefined, find: Find) =>
      go(all.find((where) => names[where].some((other) => other === name)) ?? step, find),
    /** Goes back to the first step, to its first field. */
    restart: (find: Find) => go(all[0], find),
    enter,
    /** Lets the visitor open this step despite `inOrder`, because they reached it earlier in this tab. */
    resume: setReached,
    show,
    /** Goes to the next step if this one has no errors. */
    next(state: FormState<Values>) {
      const following = all[all.indexOf(step) + 1];
      if (!show(state, step, check[step](state.fields.values)) && following !== undefined) go(following);
    },
    /** Shows the first step with errors, which prevents sending the form. @returns that step, or `undefined` if there is none */
    showWrong(state: FormState<Values>): Step | undefined {
      const where = all.find((some) => !isEmpty(check[some](state.fields.values)));
      if (where !== undefined) show(state, where, check[where](state.fields.values));
      return where;
    },
  };
}

export type WizardStep<Values extends FieldValues, Step extends number> = ReturnType<
  typeof useWizardStep<Values, Step>
>;
