import { type Receipt, storyMessages } from '@banyan/api/contract';
import { SuccessView } from '@banyan/ui/content';
import { ButtonLink, Icon } from '@banyan/ui/elements';
import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { AnotherButton } from '../../form/index.ts';

export interface StorySentWords {
  heading: string;
  /** @param email Where the answer will go. */
  lede: (email: string) => ReactNode;
  next: { label: string; href: string };
}

interface StorySentProps {
  receipt: Receipt;
  /** Empty where the page does not know it. */
  email: string;
  words: StorySentWords;
  /** Where an empty form is, for those without JavaScript. */
  action: string;
  onAgain: () => void;
}

/** In the form's place once the story was sent. */
export function StorySent({ receipt, email, words, action, onAgain }: StorySentProps) {
  return (
    <SuccessView
      heading={words.heading}
      lede={words.lede(email || 'the address you gave')}
      reference={receipt.reference}
      actions={
        <>
          <ButtonLink href={words.next.href} icon={<Icon icon={ArrowRight} />}>
            {words.next.label}
          </ButtonLink>
          <AnotherButton action={action} variant="line" onAgain={onAgain}>
            {storyMessages.another}
          </AnotherButton>
        </>
      }
    />
  );
}
