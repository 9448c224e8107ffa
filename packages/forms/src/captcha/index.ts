export * from './CaptchaField/index.ts';
export { captchaOf } from './captchaOf.ts';
export * from './HumanVerification/index.ts';
export * from './NoScriptQuestion/index.ts';
export type {
  VerificationSettings,
  VerificationWidget,
  WidgetHandle,
  WidgetProps,
} from './provider.tsx';
export { useStoredVerification, useVerification, type Verification } from './useVerification.ts';
export { type StoredVerification, useVerificationState } from './useVerificationState.ts';
export { type VerificationPhase, type VerificationState, verificationPhases } from './verificationState.ts';
