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

/** Shape of a form: `shapeOf` makes it from the contract's definition. */
export interface FormShape<Values extends FieldValues> {
  /** Prefix of every id, so that two forms can share a page. */
  prefix: string;
  /** Names of the fields, in the order of the form. */
  names: readonly Extract<keyof Values, string>[];
  /** Values of an empty form. */
  empty: Values;
  /** Stores the typed values until the form is sent. */
  draftStore: DraftStore;
}

/**
 * Creates the shape of a form from its definition in the contract.
 * @param draftVersion Raise it when fields change their meaning: drafts of older versions are ignored.
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

/** Part of `useWizardStep` that the state of a form needs. */
interface ShownStep {
  names: readonly string[];
  goTo: (name: string | undefined, find: () => HTMLElement | null | undefined) => void;
}

export interface FormStateOptions<Values extends FieldValues> extends FormShape<Values> {
  form: RefObject<HTMLFormElement | null>;
  /** Checks fields with errors again while they are being edited; a constant. Not needed if `clearWhen` is `'edited'`. */
  check?: Check<Values>;
  /**
   * Controls when an error found by the rules disappears: once the rules accept the field, or with the first edit. @default 'valid'
   */
  clearWhen?: ClearWhen;
  /**
   * Focus target when something is wrong. `summary`: the banner over the form, or else its error summary. `field`: the first wrong
   * field. @default 'summary'
   */
  focusOn?: 'summary' | 'field';
  /** Steps from `useWizardStep`; omit it in a form of one page. */
  steps?: ShownStep | undefined;
  /** Values and errors from a server that the form was posted to without JavaScript; then no draft is read. */
  answered?: { values: Values; messages: FieldMessages } | undefined;
  /** @default the real one */
  clock?: Clock | undefined;
  /** Called with the stored values that are in the fields again; `{}` if there were none. */
  onRestored?: ((kept: FieldValues) => void) | undefined;
  /** Called when the form starts over, to remove its messages. */
  onStart?: (() => void) | undefined;
}

/** Part of a form's state that a step needs. */
export interface FormState<Values extends FieldValues> {
  fields: Pick<Fields<Values>, 'values'>;
  setErrors: (messages: FieldMessages, among?: readonly string[]) => void;
  focusError: (name: string | undefined, listed?: boolean) => void;
}

const noRules = () => ({});

/**
 * State of a form: fields, draft, errors and focus. `useForm` adds the sending. Use this one alone if something other than the
 * form's own button completes it, such as a payment.
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
    /** Errors of the current step, for its summary. */
    entries: (steps?.names ?? names).flatMap((name): SummaryEntry[] => {
      const message = fields.messages[name];
      return message === undefined ? [] : [{ id: fields.idOf(name), message }];
    }),
    /**
     * Replaces the errors of the form's own rules among the checked fields. @param among Names of the checked fields. All if
     * omitted.
     */
    setErrors: (messages: FieldMessages, among?: readonly string[]) =>
      fields.setErrors(messages, clearWhen, among),
    /**
     * Moves the focus to the error, in its step.
     *
     * @param name Name of the first wrong field. Without one, the focus goes to the banner over the form, if there is one.
     * @param listed True if the summary has an entry.
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
