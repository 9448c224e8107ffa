import { type Clock, systemClock } from '../../form/clock.ts';
import type { FieldValues } from '../../form/fieldState.ts';
import type { ServerState } from '../../form/serverState.ts';
import { NoScriptQuestion, useNoScriptQuestion } from '../NoScriptQuestion/index.ts';
import type { VerificationSettings } from '../provider.tsx';
import type { useOnDemandCaptcha } from './useOnDemandCaptcha.ts';

export interface OnDemandCaptchaProps {
  /** Id of the verification and of the question; the error summary links to it. */
  id: string;
  /** State of the form's verification, from `useOnDemandCaptcha`. */
  captcha: ReturnType<typeof useOnDemandCaptcha>;
  /** Provider of the verification; `undefined` until the deployment's configuration has arrived. */
  settings: VerificationSettings | undefined;
  /** Answer of the server to a form that was posted without JavaScript. */
  serverState: ServerState<FieldValues> | undefined;
  /** Clock for drafts, waiting times and dates; a stopped one in tests. @default the real one */
  clock?: Clock | undefined;
}

/**
 * Human verification in a form that needs it only once the server has asked; empty until then. Where every visitor is asked use
 * `CaptchaField`.
 */
export function OnDemandCaptcha({
  id,
  captcha,
  settings,
  serverState,
  clock = systemClock,
}: OnDemandCaptchaProps) {
  const question = useNoScriptQuestion(id, serverState);
  const { Widget } = captcha;
  if (question && captcha.asked) return <NoScriptQuestion {...question} />;
  return Widget && <Widget id={id} settings={settings} clock={clock} {...captcha.wiring} />;
}
