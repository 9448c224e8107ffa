import type { Receipt } from '@banyan/api/contract';
import { useFocusRequest } from '@banyan/ui/hooks';
import {
  type FormEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { bannerOf } from './banner.ts';
import { type Clock, systemClock } from './clock.ts';
import type { DraftStore } from './draftStore.ts';
import type { SummaryEntry } from './ErrorSummary/index.ts';
import type { Check, FieldValues } from './fieldState.ts';
import { failureOf, type ServerState } from './serverState.ts';
import { fieldRefusals, readFailure, type SubmitFailure } from './submitFailure.ts';
import { useFields } from './useFields.ts';
import { useFormDraft } from './useFormDraft.ts';
import { type Later, useBegun, useLater } from './useLater.ts';
import { type Send, useSubmission } from './useSubmission.ts';

/** What a form asks of the human verification: `useVerification`, or `useOnDemandCaptcha` where hardly anybody is asked. */
export interface FormCaptcha {
  /** What stands against submitting, for the summary. */
  error: string | undefined;
  /** What stands against submitting now; `undefined` when nothing does. */
  validate: () => string | undefined;
  token: () => Promise<string>;
  /** After a try that failed. @returns whether it failed for want of a verification. */
  handleFailure: (failure: SubmitFailure) => boolean;
  reset: () => void;
}

/** What every form takes from the page that it stands on. */
export interface FormConnection<Values extends FieldValues, Body> {
  /** Sends it: the client's own call. */
  onSubmit: Send<Body, Receipt>;
  /** Somebody has begun to fill it in: time to fetch what sends it. */
  onBegun?: (() => void) | undefined;
  /** What a server has answered that was posted to without JavaScript. */
  serverState?: ServerState<Values> | undefined;
  /** @default the real one */
  clock?: Clock | undefined;
}

/** What a form needs only once somebody has begun to fill it in. */
export interface FormRules<Values extends FieldValues, Body> {
  check: Check<Values>;
  /** What is sent, made of values that pass. */
  bodyOf: (values: Values, captchaToken: string, attached: File | undefined) => Body;
}

/** What is sent besides the fields, such as a photograph. */
export interface Attachment {
  /** Whether it cannot be sent. */
  wrong: () => Promise<boolean>;
  /** Whether the server objects to it. */
  refused: (failure: SubmitFailure) => boolean;
  file: () => Promise<File | undefined>;
}

export interface FormOptions<Values extends FieldValues, Body, Parts> extends FormConnection<Values, Body> {
  form: RefObject<HTMLFormElement | null>;
  /** In front of every id, so that two forms can share a page. */
  prefix: string;
  /** What somebody types, in the order of the form. */
  names: readonly Extract<keyof Values, string>[];
  /** A form as nobody has begun it. */
  empty: Values;
  /** Keeps what was typed until it is sent. */
  draftStore: DraftStore;
  /** `failed` for a refusal without words, `errorOccurred` for no answer. Name the two: all messages weigh more. */
  wording: { failed: string; errorOccurred: string };
  /** Its rules, and whatever else an untouched form does without. */
  later: Later<Parts>;
  captcha: FormCaptcha;
  attachment?: Attachment;
  onSent?: ((sent: { receipt: Receipt }) => void) | undefined;
}

/** What every form of one page knows and does: fields, draft, verification, sending, and what came of it. */
export function useForm<
  Values extends FieldValues,
  Body extends { captchaToken?: string },
  Parts extends { rules: FormRules<Values, Body> },
>({
  form,
  names,
  empty,
  wording,
  serverState,
  captcha,
  attachment,
  clock = systemClock,
  ...options
}: FormOptions<Values, Body, Parts>) {
  const [first] = useState(() => serverState && failureOf(serverState));
  const fields = useFields<Values>({
    initial: serverState?.values ?? empty,
    initialMessages: first && fieldRefusals(first, names),
    check: useCallback((values) => options.later.parts()?.rules.check(values) ?? {}, [options.later]),
    prefix: options.prefix,
  });
  const { sending, submit } = useSubmission(options.onSubmit);
  const focus = useFocusRequest();
  const [banner, setBanner] = useState(() => (first?.serverMessage ? bannerOf(first, wording) : undefined));
  const [tried, setTried] = useState(first !== undefined && first.fieldErrors.length > 0);
  const [sent, setSent] = useState(
    serverState?.success && { receipt: serverState.success, values: serverState.values },
  );
  const draft = useFormDraft({
    draftStore: options.draftStore,
    form,
    empty,
    fields,
    clock,
    answered: serverState !== undefined,
    onStart: () => {
      setBanner(undefined);
      setTried(false);
    },
  });
  const begun = useBegun(draft.touched || tried);
  const later = useLater(options.later, begun);
  const onBegun = useEffectEvent(() => options.onBegun?.());
  useEffect(() => {
    if (begun) onBegun();
  }, [begun]);
  const captchaId = fields.idOf('captchaToken');

  const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
  /** What is said over the form comes first, where a form says it there. */
  const focusObjection = (listed: boolean) =>
    focus(() => find('[data-banner] section') ?? (listed ? find('[data-summary] section') : null));

  const fail = (failed: SubmitFailure) => {
    const refused = fieldRefusals(failed, names);
    const others = [captcha.handleFailure(failed), attachment?.refused(failed)];
    fields.setErrors(refused, 'edited');
    setBanner(bannerOf(failed, wording));
    focusObjection(others.includes(true) || Object.keys(refused).length > 0);
    return false;
  };

  /** @returns whether it was sent */
  const send = async (): Promise<boolean> => {
    draft.forget();
    setBanner(undefined);
    setTried(true);
    const { values } = fields;
    const parts = options.later.parts() ?? (await later.ready().catch(() => undefined));
    if (!parts) return fail(readFailure(undefined));
    const { check, bodyOf } = parts.rules;
    const alsoWrong = attachment !== undefined && (await attachment.wrong());
    const messages = check(values);
    fields.setErrors(messages, 'valid');
    const objection = captcha.validate();
    if (alsoWrong || objection || Object.keys(messages).length > 0) {
      focusObjection(true);
      return false;
    }

    const outcome = await submit(async () => bodyOf(values, await captcha.token(), await attachment?.file()));
    if (!outcome) return false;
    if ('failed' in outcome) return fail(outcome.failed);
    draft.start();
    captcha.reset();
    setSent({ receipt: outcome.sent, values });
    options.onSent?.({ receipt: outcome.sent });
    return true;
  };
  /* From the press on, and after a success until somebody types: the second half of a double click may come late. */
  const locked = useRef(false);
  const trySending = async () => {
    if (locked.current || sent) return;
    locked.current = true;
    locked.current = await send();
  };

  const entries: SummaryEntry[] = names.flatMap((name) => {
    const message = fields.messages[name];
    return message === undefined ? [] : [{ id: fields.idOf(name), message }];
  });
  if (captcha.error) entries.push({ id: captchaId, message: captcha.error });

  return {
    form,
    fields,
    /** Of the verification, and of the question that stands in for it. */
    captchaId,
    /** Something was typed, or sending was tried. */
    begun,
    /** Sending was tried: what is wrong is listed. */
    tried,
    entries: tried ? entries : [],
    sending,
    banner,
    sent,
    /** Undefined until they have come, which is before anything can be sent. */
    later: later.parts,
    draft,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void trySending();
    },
    /** Somebody types again: what was cleared is gone, and a success that left the form in its place has been read. */
    onChange: () => {
      draft.forget();
      locked.current = false;
      setSent(undefined);
    },
    /** From the success back to an empty form. */
    again: () => {
      locked.current = false;
      setSent(undefined);
      focus(() => document.getElementById(fields.idOf(names[0] ?? '')));
    },
  };
}
