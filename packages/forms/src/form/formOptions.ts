import type { Receipt } from '@banyan/api/contract';
import type { Banner } from './banner.ts';
import type { Clock } from './clock.ts';
import type { Check, FieldMessages, FieldValues } from './fieldState.ts';
import type { ServerState } from './serverState.ts';
import type { Send, Submission } from './submission.ts';
import type { SubmitFailure } from './submitFailure.ts';
import type { FormStateOptions } from './useFormState.ts';

import type { WizardStep } from './useWizardStep.ts';

/** Human verification as a form uses it: `useVerification`, or `useOnDemandCaptcha` where few visitors are asked. */
export interface FormCaptcha {
  /** Error that prevents submitting, for the summary. */
  error: string | undefined;
  /** Error that prevents submitting now; `undefined` if there is none. */
  validate: () => string | undefined;
  token: () => Promise<string>;
  /** Called after a failed try. @returns true if it failed because the verification is missing. */
  handleFailure: (failure: SubmitFailure) => boolean;
  reset: () => void;
}

/** Props that every form takes from its page. */
export interface FormConnection<Values extends FieldValues, Body> {
  /** Sends the form: the client's own call. */
  onSubmit: Send<Body, Receipt>;
  /** Called when the visitor begins to fill in the form. */
  onBegun?: (() => void) | undefined;
  /** Answer of the server to a form that was posted without JavaScript. */
  serverState?: ServerState<Values> | undefined;
  /** Clock for drafts, waiting times and dates; a stopped one in tests. @default the real one */
  clock?: Clock | undefined;
}

/** Rules of a form, its body, and how the body is sent. */
export interface FormRules<Values extends FieldValues, Body> {
  check: Check<Values>;
  /** Builds the body from values that pass the check. */
  bodyOf: (values: Values, captchaToken: string, attached: File | undefined) => Body;
  /** Creates the sender of one form: from `rulesOf`. */
  createSubmission: () => Submission;
  /** Returns the server's errors of fields, by name. @default its list of errors */
  refusalsOf?: (failure: SubmitFailure) => FieldMessages;
}

/** Attachment sent besides the fields, such as a photograph. */
export interface Attachment {
  /** Resolves to true if it cannot be sent. */
  wrong: () => Promise<boolean>;
  /** Returns true if the server objects to it. */
  refused: (failure: SubmitFailure) => boolean;
  file: () => Promise<File | undefined>;
}

export interface FormOptions<Values extends FieldValues, Body, Step extends number>
  extends FormConnection<Values, Body>,
    Omit<FormStateOptions<Values>, 'steps' | 'answered' | 'clock' | 'onRestored' | 'onStart'> {
  /**
   * Messages: `failed` for a refusal without a message, `errorOccurred` for no answer. Import these two by name: importing all
   * messages makes the bundle larger.
   */
  wording: { failed: string; errorOccurred: string };
  /** Returns the banner over the form after a failed try. @default the server's own words, else `wording` */
  bannerOf?: (failure: SubmitFailure, about: { fields: boolean; captcha: boolean }) => Banner | undefined;
  /** Steps from `useWizardStep`: the button of every step but the last goes to the next step. Omit it in a form of one page. */
  steps?: Pick<WizardStep<Values, Step>, 'names' | 'goTo' | 'isLast' | 'restart' | 'next' | 'showWrong'>;
  /** Messages over the form when an earlier step has errors, by step. */
  missing?: Readonly<Partial<Record<Step, string>>>;
  rules: FormRules<Values, Body>;
  captcha: FormCaptcha;
  attachment?: Attachment;
  onSent?: ((sent: { receipt: Receipt }) => void) | undefined;
}
