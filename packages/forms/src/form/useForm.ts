import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { bannerOf } from './banner.ts';
import { systemClock } from './clock.ts';
import type { FieldMessages, FieldValues } from './fieldState.ts';
import type { FormOptions } from './formOptions.ts';
import { failureOf } from './serverState.ts';
import { fieldRefusals, type SubmitFailure } from './submitFailure.ts';
import { useBegun } from './useBegun.ts';
import { useFormState } from './useFormState.ts';
import { useSending } from './useSending.ts';

/** Key of the token in every body, and of errors about it. */
const captchaName = 'captchaToken';

const isEmpty = (messages: FieldMessages) => Object.keys(messages).length === 0;

/**
 * State and behavior of every form: fields, draft, steps, human verification, sending and its result. In a form of `steps` the
 * button of every step but the last goes to the next step.
 */
export function useForm<
  Values extends FieldValues,
  Body extends { captchaToken?: string },
  Step extends number = 1,
>({
  names,
  steps,
  wording,
  missing,
  serverState,
  captcha,
  attachment,
  rules,
  clock = systemClock,
  bannerOf: bannerFor = (failure) => bannerOf(failure, wording),
  ...options
}: FormOptions<Values, Body, Step>) {
  const [first] = useState(() => serverState && failureOf(serverState));
  const [banner, setBanner] = useState(() => (first?.serverMessage ? bannerOf(first, wording) : undefined));
  const [tried, setTried] = useState(first !== undefined && first.fieldErrors.length > 0);
  const [sent, setSent] = useState(
    serverState?.success && { receipt: serverState.success, values: serverState.values },
  );
  const state = useFormState<Values>({
    ...options,
    names,
    steps,
    clock,
    check: options.check ?? rules.check,
    answered: serverState && first && { values: serverState.values, messages: fieldRefusals(first, names) },
    onStart: () => {
      setBanner(undefined);
      setTried(false);
    },
  });
  const { fields, draft, focusError } = state;
  const isLast = steps?.isLast ?? true;
  const { sending, submit } = useSending(options.onSubmit);
  const begun = useBegun(draft.touched || tried);
  const onBegun = useEffectEvent(() => options.onBegun?.());
  useEffect(() => {
    if (begun) onBegun();
  }, [begun]);

  const fail = (failed: SubmitFailure) => {
    const refused = rules.refusalsOf?.(failed) ?? fieldRefusals(failed, names);
    const about = { fields: !isEmpty(refused), captcha: captcha.handleFailure(failed) };
    const alsoRefused = attachment?.refused(failed) === true;
    fields.setErrors(refused, 'edited');
    setBanner(bannerFor(failed, about));
    const wrong = names.find((name) => name in refused) ?? (about.captcha ? captchaName : undefined);
    focusError(wrong, wrong !== undefined || alsoRefused);
    return false;
  };

  /** @returns true if it was sent */
  const send = async (): Promise<boolean> => {
    draft.forget();
    setBanner(undefined);
    setTried(true);
    const { values } = fields;
    const { check, bodyOf, createSubmission } = rules;
    const wrongStep = steps?.showWrong(state);
    if (wrongStep !== undefined) {
      const heading = missing?.[wrongStep];
      if (heading !== undefined) setBanner({ heading });
      return false;
    }
    const alsoWrong = attachment !== undefined && (await attachment.wrong());
    const messages = check(values);
    state.setErrors(messages);
    const unproven = captcha.validate() !== undefined;
    const wrong = names.find((name) => name in messages) ?? (unproven ? captchaName : undefined);
    if (wrong !== undefined || alsoWrong) {
      focusError(wrong, true);
      return false;
    }

    const outcome = await submit(
      async () => bodyOf(values, await captcha.token(), await attachment?.file()),
      createSubmission,
    );
    if (!outcome) return false;
    if ('failed' in outcome) return fail(outcome.failed);
    draft.start();
    captcha.reset();
    setSent({ receipt: outcome.sent, values });
    options.onSent?.({ receipt: outcome.sent });
    return true;
  };
  /** @returns false, because nothing was sent */
  const next = (): boolean => {
    draft.forget();
    setBanner(undefined);
    steps?.next(state);
    return false;
  };
  /* Locked from the press on, and after a success until the visitor types: the second half of a double click may come late. */
  const locked = useRef(false);
  const press = async () => {
    if (locked.current || sent) return;
    locked.current = true;
    let done = false;
    try {
      done = await (isLast ? send() : next());
    } finally {
      locked.current = done;
    }
  };

  const captchaEntry =
    tried && isLast && captcha.error ? [{ id: fields.idOf(captchaName), message: captcha.error }] : [];

  return {
    ...state,
    /** Id of the verification, and of the question that replaces it. */
    captchaId: fields.idOf(captchaName),
    /** True once something was typed or sending was tried. */
    begun,
    /** True once sending was tried: errors are then listed. */
    tried,
    entries: [...state.entries, ...captchaEntry],
    sending,
    banner,
    sent,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void press();
    },
    /** Called when the visitor types again: ends the undo of a discarded draft and removes a success message beside the form. */
    onChange: () => {
      draft.forget();
      locked.current = false;
      setSent(undefined);
    },
    /** Goes from the success view back to an empty form. */
    again: () => {
      locked.current = false;
      setSent(undefined);
      const first = () => document.getElementById(fields.idOf(names[0] ?? ''));
      if (steps) steps.restart(first);
      else state.focus(first);
    },
  };
}
