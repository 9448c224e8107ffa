import { Button, ButtonLink, Icon } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { Mail, Printer } from 'lucide';
import type { ReactNode } from 'react';

/** What can be done with a gift that gives nothing back. */
export type GiftAct = 'receipt' | 'ask';

export interface GiftActsProps {
  /** Sends the receipt once more; without, there is none to send. */
  onReceipt?: (() => void) | undefined;
  /** Whether what is sent are thanks to a person, because a fund or a company gave. @default false, it is a receipt */
  isThanks?: boolean;
  /** Prints the receipt, or the thanks; without, there is none. */
  onPrint?: (() => void) | undefined;
  /** Asks PayPal what became of it; without, PayPal does not know it. */
  onAsk?: (() => void) | undefined;
  /** Where whoever gave is looked for; nothing without a name. */
  member?: { name: string; href: string } | undefined;
  /** Where all gifts of the donor are listed; nothing without an email, by which they are found. */
  donorHref?: string | undefined;
  /** What is under way. */
  busy?: GiftAct | undefined;
  /** Id of why nothing can be sent now. */
  unavailableBecause?: string | undefined;
  /** Result of the button that was pressed, an `ActionResult`. */
  result?: ReactNode;
}

/** What can be done with a gift, under its steps. */
export function GiftActs({
  onReceipt,
  onPrint,
  isThanks = false,
  onAsk,
  member,
  donorHref,
  busy,
  unavailableBecause,
  result,
}: GiftActsProps) {
  const idle = { unavailable: unavailableBecause !== undefined, 'aria-describedby': unavailableBecause };
  return (
    <Cluster space={8}>
      {onReceipt && (
        <Button
          {...idle}
          variant="line"
          icon={<Icon icon={Mail} />}
          busy={busy === 'receipt'}
          onClick={onReceipt}
        >
          {isThanks ? 'Send our thank-you again' : 'Send the receipt again'}
        </Button>
      )}
      {onPrint && (
        <Button variant="line" icon={<Icon icon={Printer} />} onClick={onPrint}>
          {isThanks ? 'Print our thank-you' : 'Print receipt'}
        </Button>
      )}
      {onAsk && (
        <Button {...idle} variant="quiet" busy={busy === 'ask'} onClick={onAsk}>
          {busy === 'ask' ? 'Asking PayPal…' : 'Ask PayPal'}
        </Button>
      )}
      {donorHref !== undefined && (
        <ButtonLink variant="quiet" href={donorHref}>
          All gifts of this donor
        </ButtonLink>
      )}
      {member && (
        <ButtonLink variant="quiet" href={member.href}>
          Look for {member.name} in Members
        </ButtonLink>
      )}
      {result}
    </Cluster>
  );
}
