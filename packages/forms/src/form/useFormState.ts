import { type AnyFields, fieldNames } from '@banyan/api/contract';
import { useFocusRequest } from '@banyan/ui/hooks';
import type { RefObject } from 'react';
import { type Clock, systemClock } from './clock.ts';
import { controlOf } from './controlOf.ts';
import { createDraftStore, type DraftStore } from './draftStore.ts';
import type { SummaryEntry } from './ErrorSummary/index.ts';
import type { Check, ClearWhen, FieldMessages, FieldValues } from './fieldState.ts';
import { type Fields, useFields } from './useFields.ts';
import { useFormDraft } from './useFormDraft.ts';

/** What a form is: `shapeOf` makes it of the contract's definition. */
export interface FormShape<Values extends FieldValues> {
  /** In front of every id, so that two forms can share a page. */
  prefix: string;
  /** What somebody types, in the order of the form. */
  names: readonly Extract<keyof Values, string>[];
  /** A form as nobody has begun it. */
  empty: Values;
  /** Keeps what was typed until it is sent. */
  draftStore: DraftStore;
}

/**
 * What the state of a form asks of its definition in the contract.
 * @param draftVersion Raise it when fields change their meaning: drafts of older versions are forgotten.
 */
export function shapeOf<Fields extends AnyFields>(
  { name, fields }: { name: string; fields: Fields },
  draftVersion = 1,
) {
  const names = fieldNames(fields);
  return {
    prefix: name,
    names,
    empty: fields,
    draftStore: createDraftStore({ key: name, version: draftVersion, names }),
  };
}

/** What the state of a form asks of `useWizardStep`. */
interface ShownStep {
  names: readonly string[];
  goTo: (name: string | undefined, find: () => HTMLElement | null | undefined) => void;
}

export interface FormStateOptions<Values extends FieldValues> extends FormShape<Values> {
  form: RefObject<HTMLFormElement | null>;
  /** Looks at wrong fields again while they are being mended; a constant. Not needed where errors go when `'edited'`. */
  check?: Check<Values>;
  /** When an error that the rules found goes: as soon as they are content, or with the first letter. @default 'valid' */
  clearWhen?: ClearWhen;
  /** Where the focus goes when something is wrong: what is said over the form, else its summary; or the first wrong field. @default 'summary' */
  focusOn?: 'summary' | 'field';
  /** From `useWizardStep`; left out by a form of one page. */
  steps?: ShownStep | undefined;
  /** What a server has filled in and found wrong that was posted to without JavaScript; then no draft is read. */
  answered?: { values: Values; messages: FieldMessages } | undefined;
  /** @default the real one */
  clock?: Clock | undefined;
  /** What was kept is in the fields again; `{}` when nothing was. */
  onRestored?: ((kept: FieldValues) => void) | undefined;
  /** Forgets what was said about the answers, when the form starts over. */
  onStart?: (() => void) | undefined;
}

/** What a step asks of the form it belongs to. */
export interface FormState<Values extends FieldValues> {
  fields: Pick<Fields<Values>, 'values'>;
  setErrors: (messages: FieldMessages, among?: readonly string[]) => void;
  focusError: (name: string | undefined, listed?: boolean) => void;
}

const noRules = () => ({});

/**
 * What somebody has filled in: fields, draft, what is wrong and where the focus goes. `useForm` adds the sending; use this
 * one by itself where something else than the form's own button ends it, such as a payment.
 */
export function useFormState<Values extends FieldValues>({
  form,
  prefix,
  names,
  empty,
  draftStore,
  check = noRules,
  clearWhen = 'valid',
  focusOn = 'summary',
  steps,
  answered,
  clock = systemClock,
  onRestored,
  onStart,
}: FormStateOptions<Values>) {
  const fields = useFields<Values>({
    initial: answered?.values ?? empty,
    initialMessages: answered?.messages,
    check: clearWhen === 'edited' ? noRules : check,
    prefix,
  });
  const focus = useFocusRequest();
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
  const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);

  return {
    form,
    fields,
    draft,
    focus,
    /** What is wrong in the step that is shown, for its summary. */
    entries: (steps?.names ?? names).flatMap((name): SummaryEntry[] => {
      const message = fields.messages[name];
      return message === undefined ? [] : [{ id: fields.idOf(name), message }];
    }),
    /** Exactly these are wrong by the form's own rules, among the fields looked at. @param among All when left out. */
    setErrors: (messages: FieldMessages, among?: readonly string[]) =>
      fields.setErrors(messages, clearWhen, among),
    /**
     * Moves the focus to what is wrong, in the step where it is.
     *
     * @param name The first wrong field; without one, what is said over the form has the focus, where a form says it there.
     * @param listed Whether the summary has an entry.
     */
    focusError(name: string | undefined, listed = name !== undefined) {
      if (focusOn === 'field' && name === undefined) return;
      const target = () =>
        focusOn === 'field'
          ? controlOf(fields.idOf(name ?? ''))
          : (find('[data-banner] section') ?? (listed ? find('[data-summary] section') : null));
      if (steps) steps.goTo(name, target);
      else focus(target);
    },
  };
}
