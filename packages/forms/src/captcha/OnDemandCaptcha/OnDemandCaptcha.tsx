import { type Clock, systemClock } from '../../form/clock.ts';
import type { FieldValues } from '../../form/fieldState.ts';
import type { ServerState } from '../../form/serverState.ts';
import { NoScriptQuestion, useNoScriptQuestion } from '../NoScriptQuestion/index.ts';
import type { VerificationSettings } from '../provider.tsx';
import type { useOnDemandCaptcha } from './useOnDemandCaptcha.ts';

export interface OnDemandCaptchaProps {
  /** Of the verification and of the question, for the summary. */
  id: string;
  /** The form's own, from `useOnDemandCaptcha`. */
  captcha: ReturnType<typeof useOnDemandCaptcha>;
  /** Which provider; `undefined` until the deployment's configuration has arrived. */
  settings: VerificationSettings | undefined;
  /** What a server has answered that was posted to without JavaScript. */
  serverState: ServerState<FieldValues> | undefined;
  /** The clock that drafts, waits and dates go by; a stopped one in tests. @default the real one */
  clock?: Clock | undefined;
}

/**
 * The verification's place in a form that asks for it only once the server has asked; empty until then. Where everybody
 * is asked use `CaptchaField`.
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
