import type { RefObject } from 'react';
import { type Clock, systemClock } from './clock.ts';
import { controlOf } from './controlOf.ts';
import type { DraftStore } from './draftStore.ts';
import type { SummaryEntry } from './ErrorSummary/index.ts';
import type { Check, ClearWhen, FieldMessages, FieldValues } from './fieldState.ts';
import { useFields } from './useFields.ts';
import { useFormDraft } from './useFormDraft.ts';
import { useWizardStep, type WizardStepBehavior, type WizardStepOptions } from './useWizardStep.ts';

type NameOf<Values extends FieldValues> = Extract<keyof Values, string>;

/** The steps of a form that is filled in one after the other, numbered from 1. */
export interface FormSteps<Values extends FieldValues, Step extends number>
  extends WizardStepOptions<Step | 1>,
    WizardStepBehavior {
  /** In their order; the form is sent from the last one. */
  all: readonly (Step | 1)[];
  /** The fields of each step, in their order. */
  names: Readonly<Record<Step | 1, readonly NameOf<Values>[]>>;
  /** The rules of each step. */
  check: Readonly<Record<Step | 1, Check<Values>>>;
}

/** What a form is: derives from its definition in the contract, or is written out beside it. */
export interface FormShape<Values extends FieldValues> {
  /** In front of every id, so that two forms can share a page. */
  prefix: string;
  /** What somebody types, in the order of the form. */
  names: readonly NameOf<Values>[];
  /** A form as nobody has begun it. */
  empty: Values;
  /** Keeps what was typed until it is sent. */
  draftStore: DraftStore;
}

export interface FormStateOptions<Values extends FieldValues, Step extends number> extends FormShape<Values> {
  form: RefObject<HTMLFormElement | null>;
  /** Looks at wrong fields again while they are being mended. */
  check: Check<Values>;
  /** When an error that the rules found goes: as soon as they are content, or with the first letter. @default 'valid' */
  clearWhen?: ClearWhen;
  /** Where the focus goes when something is wrong: what is said over the form, else its summary; or the first wrong field. @default 'summary' */
  focusOn?: 'summary' | 'field';
  /** Left out by a form of one page. */
  steps?: FormSteps<Values, Step> | undefined;
  /** What a server has filled in and found wrong that was posted to without JavaScript; then no draft is read. */
  answered?: { values: Values; messages: FieldMessages } | undefined;
  /** @default the real one */
  clock?: Clock | undefined;
  /** What was kept is in the fields again; `{}` when nothing was. */
  onRestored?: ((kept: FieldValues) => void) | undefined;
  /** Forgets what was said about the answers, when the form starts over. */
  onStart?: (() => void) | undefined;
}

const noRules = () => ({});

/**
 * What somebody has filled in and how far they are: fields, draft, steps, what is wrong and where the focus goes. `useForm`
 * adds the sending; use this one by itself where something else than the form's own button ends it, such as a payment.
 */
export function useFormState<Values extends FieldValues, Step extends number = 1>({
  form,
  prefix,
  names,
  empty,
  draftStore,
  check,
  clearWhen = 'valid',
  focusOn = 'summary',
  steps,
  answered,
  clock = systemClock,
  onRestored,
  onStart,
}: FormStateOptions<Values, Step>) {
  const fields = useFields<Values>({
    initial: answered?.values ?? empty,
    initialMessages: answered?.messages,
    check: clearWhen === 'edited' ? noRules : check,
    prefix,
  });
  const { step, go, ...wizard } = useWizardStep<Step | 1>({ ...steps, form, first: steps?.all[0] ?? 1 });
  const draft = useFormDraft({
    draftStore,
    form,
    empty,
    fields,
    clock,
    answered: answered !== undefined,
    onRestored,
    onStart,
  });

  const namesOf = (where: Step | 1) => steps?.names[where] ?? names;
  const stepOf = (name: string) =>
    steps?.all.find((where) => steps.names[where].some((other) => other === name)) ?? step;
  const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);

  /**
   * Moves the focus to what is wrong, in the step where it is.
   *
   * @param name The first wrong field; without one, what is said over the form has the focus, where a form says it there.
   * @param listed Whether the summary has an entry.
   */
  const focusError = (name: string | undefined, listed = name !== undefined) => {
    const where = name === undefined ? step : stepOf(name);
    if (focusOn === 'summary')
      go(where, () => find('[data-banner] section') ?? (listed ? find('[data-summary] section') : null));
    else if (name !== undefined) go(where, () => controlOf(fields.idOf(name)));
  };

  /** Marks what is wrong in one step and leaves the others' marks alone. @returns whether anything is. */
  const showErrors = (messages: FieldMessages, where: Step | 1): boolean => {
    fields.setErrors(messages, clearWhen, namesOf(where));
    const first = namesOf(where).find((name) => name in messages);
    if (first !== undefined) focusError(first);
    return first !== undefined;
  };

  return {
    form,
    fields,
    draft,
    ...wizard,
    step,
    go,
    /** The form is sent from the step that is shown. */
    isLast: steps === undefined || steps.all.at(-1) === step,
    /** What is wrong in the step that is shown, for its summary. */
    entries: namesOf(step).flatMap((name): SummaryEntry[] => {
      const message = fields.messages[name];
      return message === undefined ? [] : [{ id: fields.idOf(name), message }];
    }),
    focusError,
    showErrors,
    /** To the next step, if there is nothing against this one. */
    next() {
      const following = steps?.all[steps.all.indexOf(step) + 1];
      if (steps === undefined || following === undefined) return;
      if (!showErrors(steps.check[step](fields.values), step)) go(following);
    },
  };
}
