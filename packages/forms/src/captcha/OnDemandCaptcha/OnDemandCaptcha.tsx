import { type Clock, systemClock } from '../../form/clock.ts';
import type { FieldValues } from '../../form/fieldState.ts';
import type { Posted } from '../../form/serverState.ts';
import { PlainQuestion, usePlainQuestion } from '../NoScriptQuestion/index.ts';
import type { VerificationSettings } from '../provider.tsx';
import type { usePersonCheck } from './useOnDemandCaptcha.ts';

export interface AskedCheckProps {
  /** Of the verification and of the question, for the summary. */
  id: string;
  /** The form's own, from `usePersonCheck`. */
  person: ReturnType<typeof usePersonCheck>;
  /** Which provider; `undefined` until the deployment's configuration has arrived. */
  settings: VerificationSettings | undefined;
  /** What a server has answered that was posted to without JavaScript. */
  posted: Posted<FieldValues> | undefined;
  /** @default the real one */
  clock?: Clock | undefined;
}

/**
 * The verification's place in a form that asks for it only once the server has asked; empty until then. Where everybody
 * is asked use `FormVerification`.
 */
export function AskedCheck({ id, person, settings, posted, clock = systemClock }: AskedCheckProps) {
  const question = usePlainQuestion(id, posted);
  const { PersonCheck } = person;
  if (question && person.asked) return <PlainQuestion {...question} />;
  return PersonCheck && <PersonCheck id={id} settings={settings} clock={clock} {...person.wiring} />;
}
