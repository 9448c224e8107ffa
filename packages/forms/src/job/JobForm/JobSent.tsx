import { jobWords, type Receipt } from '@banyan/api/contract';
import { SuccessView } from '@banyan/ui/content';
import { ButtonLink, Icon, NumberedStep, NumberedSteps } from '@banyan/ui/elements';
import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { AnotherButton } from '../../form/index.ts';

export interface NextStep {
  title: string;
  text: ReactNode;
}

interface JobSentProps {
  receipt: Receipt;
  nextSteps: readonly NextStep[];
  boardHref: string;
  /** URL of an empty form, for visitors without JavaScript. */
  action: string;
  onAgain: () => void;
}

/** Success view that replaces the form once the job was sent. */
export function JobSent({ receipt, nextSteps, boardHref, action, onAgain }: JobSentProps) {
  return (
    <SuccessView
      heading={jobWords.succeeded}
      reference={receipt.reference}
      actions={
        <>
          <ButtonLink href={boardHref} icon={<Icon icon={ArrowRight} />}>
            Go to the job board
          </ButtonLink>
          <AnotherButton action={action} variant="line" onAgain={onAgain}>
            {jobWords.another}
          </AnotherButton>
        </>
      }
    >
      <NumberedSteps direction="down">
        {nextSteps.map(({ title, text }) => (
          <NumberedStep key={title} heading={title}>
            {text}
          </NumberedStep>
        ))}
      </NumberedSteps>
    </SuccessView>
  );
}
