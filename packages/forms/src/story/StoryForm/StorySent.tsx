import { type Receipt, storyMessages } from '@banyan/api/contract';
import { SuccessView } from '@banyan/ui/content';
import { ButtonLink, FactGrid, type FactGridProps, Icon } from '@banyan/ui/elements';
import { Split } from '@banyan/ui/layout';
import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { AnotherButton } from '../../form/index.ts';
import * as styles from './StoryForm.css.ts';

export interface StorySentWords {
  heading: string;
  /** @param email Where the answer will go. */
  lede: (email: string) => ReactNode;
  /** When, and what happens to it then. */
  steps: FactGridProps['items'];
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
  /** The story as it was written. */
  card: ReactNode;
}

/** In the form's place once the story was sent, with the page's heading. */
export function StorySent({ receipt, email, words, action, onAgain, card }: StorySentProps) {
  return (
    <Split align="start" className={styles.sent}>
      <SuccessView
        heading={words.heading}
        headingLevel={1}
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
      >
        <FactGrid items={words.steps} />
      </SuccessView>
      {card}
    </Split>
  );
}
