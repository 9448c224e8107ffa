import type { FieldValues } from '../../form/fieldState.ts';
import type { ServerState } from '../../form/serverState.ts';
import { HumanVerification, type HumanVerificationProps } from '../HumanVerification/index.ts';
import { NoScriptQuestion, useNoScriptQuestion } from '../NoScriptQuestion/index.ts';

export interface CaptchaFieldProps
  extends Pick<HumanVerificationProps, 'verification' | 'settings' | 'staleNote'> {
  /** Of the verification and of the question, for the summary. */
  id: string;
  /** Somebody has begun to fill in the form: whoever only reads the page meets no verification, and no third party. */
  begun: boolean;
  /** What a server has answered that was posted to without JavaScript. */
  serverState: ServerState<FieldValues> | undefined;
  /** What the button says that sends the form, for those without JavaScript. */
  submit: string;
}

/**
 * The verification's place in a form that is never sent without one; without JavaScript a question of the server stands in
 * for it. Where hardly anybody is asked use `OnDemandCaptcha`.
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
  if (question) return <NoScriptQuestion {...question} />;
  return (
    <>
      <HumanVerification
        {...rest}
        id={id}
        verification={verification}
        settings={begun ? settings : undefined}
      />
      <noscript>{`Without JavaScript, ${submit} first asks you one short question.`}</noscript>
    </>
  );
}
