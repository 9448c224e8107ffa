import { contactMessages, type Receipt } from '@banyan/api/contract';
import { SuccessView } from '@banyan/ui/content';
import { Button } from '@banyan/ui/elements';
import type { FormEvent, ReactNode } from 'react';

export interface ContactSentProps {
  receipt: Receipt;
  lede: ReactNode;
  links: ReactNode;
  action: string;
  onAgain: () => void;
}

/** In the letter's place once it was sent. */
export function ContactSent({ receipt, lede, links, action, onAgain }: ContactSentProps) {
  const again = (event: FormEvent) => {
    event.preventDefault();
    onAgain();
  };
  return (
    <SuccessView
      heading={contactMessages.succeeded}
      lede={lede}
      reference={receipt.reference}
      actions={
        <>
          {/* A form, so that the button leads to an empty letter without JavaScript too. */}
          <form action={action} method="get" onSubmit={again}>
            <Button type="submit">{contactMessages.another}</Button>
          </form>
          {links}
        </>
      }
    />
  );
}
