import { useRef } from 'react';
import type { FieldValues } from '../../form/fieldState.ts';
import type { ServerState } from '../../form/serverState.ts';
import { HumanVerification, type HumanVerificationProps } from '../HumanVerification/index.ts';
import { NoScriptQuestion, useNoScriptQuestion } from '../NoScriptQuestion/index.ts';
import { useApproached } from './useApproached.ts';

export interface CaptchaFieldProps
  extends Pick<HumanVerificationProps, 'verification' | 'settings' | 'staleNote'> {
  /** Of the verification and of the question, for the summary. */
  id: string;
  /** Somebody has begun to fill in the form. The check also comes with the first focus in it, and one of our own when it nears the window. */
  begun: boolean;
  /** What a server has answered that was posted to without JavaScript. */
  serverState: ServerState<FieldValues> | undefined;
  /** What the button says that sends the form, for those without JavaScript. */
  submit: string;
}

/**
 * The verification's place in a form that is never sent without one; without JavaScript a question of the server stands in
 * for it. Whoever only reads the page meets no third party. Where hardly anybody is asked use `OnDemandCaptcha`.
 */
export function CaptchaField({
  id,
  begun,
  serverState,
  submit,
  verification,
  settings,
  ...rest
}: CaptchaFieldProps) {
  const question = useNoScriptQuestion(id, serverState);
  const place = useRef<HTMLFieldSetElement>(null);
  const approached = useApproached(place, settings?.provider === 'proof-of-work');
  if (question) return <NoScriptQuestion {...question} />;
  return (
    <>
      <HumanVerification
        {...rest}
        ref={place}
        id={id}
        verification={verification}
        settings={begun || approached ? settings : undefined}
      />
      <noscript>{`Without JavaScript, ${submit} first asks you one short question.`}</noscript>
    </>
  );
}
