import type { Receipt } from '@banyan/api/contract';
import type { Banner } from './banner.ts';
import type { Clock } from './clock.ts';
import type { Check, FieldMessages, FieldValues } from './fieldState.ts';
import type { ServerState } from './serverState.ts';
import type { Send, Submission } from './submission.ts';
import type { SubmitFailure } from './submitFailure.ts';
import type { FormStateOptions } from './useFormState.ts';

import type { WizardStep } from './useWizardStep.ts';

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
  /** Called when the person begins to fill in the form. */
  onBegun?: (() => void) | undefined;
  /** What a server has answered that was posted to without JavaScript. */
  serverState?: ServerState<Values> | undefined;
  /** The clock that drafts, waits and dates go by; a stopped one in tests. @default the real one */
  clock?: Clock | undefined;
}

/** Rules of a form, the body that it sends, and how. */
export interface FormRules<Values extends FieldValues, Body> {
  check: Check<Values>;
  /** What is sent, made of values that pass. */
  bodyOf: (values: Values, captchaToken: string, attached: File | undefined) => Body;
  /** How it is sent, for one form: from `rulesOf`. */
  createSubmission: () => Submission;
  /** The server's objections to fields, by name. @default its list of errors */
  refusalsOf?: (failure: SubmitFailure) => FieldMessages;
}

/** What is sent besides the fields, such as a photograph. */
export interface Attachment {
  /** Whether it cannot be sent. */
  wrong: () => Promise<boolean>;
  /** Whether the server objects to it. */
  refused: (failure: SubmitFailure) => boolean;
  file: () => Promise<File | undefined>;
}

export interface FormOptions<Values extends FieldValues, Body, Step extends number>
  extends FormConnection<Values, Body>,
    Omit<FormStateOptions<Values>, 'steps' | 'answered' | 'clock' | 'onRestored' | 'onStart'> {
  /** `failed` for a refusal without words, `errorOccurred` for no answer. Name the two: all messages weigh more. */
  wording: { failed: string; errorOccurred: string };
  /** What is said over the form when a try did not work. @default the server's own words, else `wording` */
  bannerOf?: (failure: SubmitFailure, about: { fields: boolean; captcha: boolean }) => Banner | undefined;
  /** From `useWizardStep`: the button of every step but the last goes on to the next one. Left out by a form of one page. */
  steps?: Pick<WizardStep<Values, Step>, 'names' | 'goTo' | 'isLast' | 'restart' | 'next' | 'showWrong'>;
  /** What is said over the form when an earlier step stands against sending it. */
  missing?: Readonly<Partial<Record<Step, string>>>;
  rules: FormRules<Values, Body>;
  captcha: FormCaptcha;
  attachment?: Attachment;
  onSent?: ((sent: { receipt: Receipt }) => void) | undefined;
}
