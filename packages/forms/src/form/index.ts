export * from './AnotherButton/index.ts';
export { createAttempts } from './attempts.ts';
export { type Banner, bannerOf } from './banner.ts';
export { checkWith } from './checkWith.ts';
export { type Clock, stoppedClock, systemClock } from './clock.ts';
export { controlOf, goToControl } from './controlOf.ts';
export * from './DraftNote/index.ts';
export { definedBy } from './definedBy.ts';
export { createDraftStore, type Draft, type DraftOptions, type DraftStore } from './draftStore.ts';
export * from './ErrorSummary/index.ts';
export * from './FormBanner/index.ts';
export * from './FormFoot/index.ts';
export type { Check, FieldMessages, FieldValues } from './fieldState.ts';
export type {
  Attachment,
  FormCaptcha,
  FormConnection,
  FormOptions,
  FormRules,
} from './formOptions.ts';
export { HoneypotField } from './HoneypotField/HoneypotField.tsx';
export { readFailure } from './readFailure.ts';
export { rulesOf } from './rulesOf.ts';
export * from './SearchForm/index.ts';
export type { ServerState } from './serverState.ts';
export type { Outcome, Send, SendOptions } from './submission.ts';
export { captchaRefusal, fieldRefusals, type SubmitFailure } from './submitFailure.ts';
export { useBegun } from './useBegun.ts';
export { useDraft } from './useDraft.ts';
export { type FieldsOptions, useFields } from './useFields.ts';
export { useForm } from './useForm.ts';
export { useFormDraft } from './useFormDraft.ts';
export { type FormShape, shapeOf, useFormState } from './useFormState.ts';
export { useSubmission } from './useSubmission.ts';
export { useUndo } from './useUndo.ts';
export { useWizardStep, type WizardStepOptions } from './useWizardStep.ts';
