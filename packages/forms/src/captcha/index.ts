export * from './CaptchaField/index.ts';
export * from './HumanVerification/index.ts';
export * from './NoScriptQuestion/index.ts';
export type {
  VerificationSettings,
  VerificationWidget,
  WidgetHandle,
  WidgetProps,
} from './provider.tsx';
export { useVerification, type Verification } from './useVerification.ts';
export { type VerificationPhase, type VerificationState, verificationPhases } from './verificationState.ts';
