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
  /** @param email Address that the decision is sent to. */
  lede: (email: string) => ReactNode;
  /** Next steps and their dates. */
  steps: FactGridProps['items'];
  next: { label: string; href: string };
}

interface StorySentProps {
  receipt: Receipt;
  /** Email address of the author; empty if the page does not know it. */
  email: string;
  words: StorySentWords;
  /** URL of an empty form, for visitors without JavaScript. */
  action: string;
  onAgain: () => void;
  /** Card with the story as it was sent. */
  card: ReactNode;
}

/** Success view that replaces the form once the story was sent, with the page's heading. */
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
