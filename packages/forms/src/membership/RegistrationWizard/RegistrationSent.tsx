import { registrationMessages } from '@banyan/api/contract';
import { MemberCard, SuccessView } from '@banyan/ui/content';
import { Button, NumberedStep, NumberedSteps } from '@banyan/ui/elements';
import { Split } from '@banyan/ui/layout';
import type { ReactNode } from 'react';
import { directoryEntry } from './directoryEntry.ts';
import type { Registration } from './useRegistration.ts';

export interface NextStep {
  title: string;
  text: ReactNode;
}

/** Facts of the application for its next steps. */
export interface SentApplication {
  /** State as it was typed, or `''`. */
  state: string;
  /** Graduation year. */
  year: number;
}

export interface RegistrationSentProps {
  sent: NonNullable<Registration['sent']>;
  nextSteps: readonly NextStep[];
  /** Renders what the applicant can do in the meantime. */
  meanwhile: ((application: SentApplication) => ReactNode) | undefined;
  onAgain: () => void;
}

/** Success view that replaces the form once the application was sent. */
export function RegistrationSent({
  sent: { receipt, values },
  nextSteps,
  meanwhile,
  onAgain,
}: RegistrationSentProps) {
  return (
    <Split align="start">
      <SuccessView
        heading={registrationMessages.succeeded}
        reference={receipt.reference}
        actions={
          <Button variant="line" onClick={onAgain}>
            {registrationMessages.another}
          </Button>
        }
      >
        <NumberedSteps direction="down">
          {nextSteps.map(({ title, text }) => (
            <NumberedStep key={title} heading={title}>
              {text}
            </NumberedStep>
          ))}
        </NumberedSteps>
        {meanwhile?.({ state: values['address.state'], year: Number(values.Year) })}
      </SuccessView>
      <MemberCard {...directoryEntry(values)} variant="preview" stamp="In review" />
    </Split>
  );
}
