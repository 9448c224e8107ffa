import { Plate } from '@banyan/ui/elements';
import { answersOf } from './answers.ts';
import type { RegistrationValues } from './registrationFields.ts';

/** What was answered in step 1, beside step 2. */
export function FirstAnswers({ values }: { values: RegistrationValues }) {
  return <Plate items={answersOf[1](values)} />;
}
