import { useFocusRequest } from '@banyan/ui/hooks';
import { type RefObject, useCallback, useRef, useState } from 'react';
import type { Check, FieldMessages, FieldValues } from './fieldState.ts';
import type { FormState } from './useFormState.ts';

type Find = () => HTMLElement | null | undefined;

/** What a form of several steps takes from the page that it stands on. */
export interface WizardStepOptions<Step extends number> {
  /** The step that is shown, when the page keeps it (in the address, so that Back works). */
  step?: Step | undefined;
  /** Asks the page for another step. Without `step` it only tells. */
  onStepChange?: ((change: { step: Step }) => void) | undefined;
}

interface Options<Values extends FieldValues, Step extends number> extends WizardStepOptions<Step> {
  form: RefObject<HTMLFormElement | null>;
  /** In their order; the form is sent from the last one. */
  all: readonly [Step, ...Step[]];
  /** The fields of each step, in their order. */
  names: Readonly<Record<Step, readonly Extract<keyof Values, string>[]>>;
  /** The rules of each step. */
  check: Readonly<Record<Step, Check<Values>>>;
  /** An address alone does not lead to a later step: only `go` and `resume` do. @default false */
  inOrder?: boolean;
  /**
   * What happens when another step appears. `heading`: its heading has the focus, after the browser's Back as well. `top`:
   * the same from the top of the page, because what is above the heading belongs to the step; Back is the browser's.
   * @default 'heading'
   */
  entrance?: 'heading' | 'top';
}

const isEmpty = (messages: FieldMessages) => Object.keys(messages).length === 0;

/**
 * The steps of a form that is filled in one after the other: which one is shown, what stands against leaving it, and where
 * the focus goes when another one appears: where the caller says, else its heading. Hand it to `useForm` or `useFormState`.
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

  /** Marks what is wrong in one step, leaves the others' marks alone, and leads to the first. @returns whether anything is wrong. */
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
    /** Opens the step that asks this field; what no step asks is in the one that is shown. */
    goTo: (name: string | undefined, find: Find) =>
      go(all.find((where) => names[where].some((other) => other === name)) ?? step, find),
    /** Back to the first step, to its first field. */
    restart: (find: Find) => go(all[0], find),
    enter,
    /** Somebody came this far before, in this tab: `inOrder` lets them. */
    resume: setReached,
    show,
    /** To the next step, if there is nothing against this one. */
    next(state: FormState<Values>) {
      const following = all[all.indexOf(step) + 1];
      if (!show(state, step, check[step](state.fields.values)) && following !== undefined) go(following);
    },
    /** Shows the first step that stands against sending the form. @returns it, or `undefined` when none does */
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
