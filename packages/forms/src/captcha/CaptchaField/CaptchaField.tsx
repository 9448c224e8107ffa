import { useRef } from 'react';
import type { FieldValues } from '../../form/fieldState.ts';
import type { ServerState } from '../../form/serverState.ts';
import { HumanVerification, type HumanVerificationProps } from '../HumanVerification/index.ts';
import { NoScriptQuestion, useNoScriptQuestion } from '../NoScriptQuestion/index.ts';
import { useApproached } from './useApproached.ts';

export interface CaptchaFieldProps
  extends Pick<HumanVerificationProps, 'verification' | 'settings' | 'staleNote'> {
  /** Id of the verification and of the question; the error summary links to it. */
  id: string;
  /**
   * True once the visitor has begun to fill in the form. The check also loads with the first focus in the form, and the embedded
   * one when it nears the window.
   */
  begun: boolean;
  /** Answer of the server to a form that was posted without JavaScript. */
  serverState: ServerState<FieldValues> | undefined;
  /** Label of the button that sends the form, named in the note for visitors without JavaScript. */
  submit: string;
}

/**
 * Human verification in a form that is never sent without one. Without JavaScript a question from the server replaces it. Visitors
 * who only read the page load no third party. Where few visitors are asked use `OnDemandCaptcha`.
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
