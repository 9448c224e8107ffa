import { contactMessages, type Receipt } from '@banyan/api/contract';
import { SuccessView } from '@banyan/ui/content';
import type { ReactNode } from 'react';
import { AnotherButton } from '../../form/index.ts';

export interface ContactSentProps {
  receipt: Receipt;
  lede: ReactNode;
  links: ReactNode;
  action: string;
  onAgain: () => void;
}

/** Success view that replaces the form once the message was sent. */
export function ContactSent({ receipt, lede, links, action, onAgain }: ContactSentProps) {
  return (
    <SuccessView
      heading={contactMessages.succeeded}
      lede={lede}
      reference={receipt.reference}
      actions={
        <>
          <AnotherButton action={action} onAgain={onAgain}>
            {contactMessages.another}
          </AnotherButton>
          {links}
        </>
      }
    />
  );
}
