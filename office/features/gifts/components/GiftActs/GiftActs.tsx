import { Button, ButtonLink, Icon } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { Mail } from 'lucide';

/** What can be done with a gift that gives nothing back. */
export type GiftAct = 'receipt' | 'ask';

export interface GiftActsProps {
  /** Sends the receipt once more; without, there is none to send. */
  onReceipt?: (() => void) | undefined;
  /** Whether what is sent are thanks to a person, because a fund or a company gave. @default false, it is a receipt */
  isThanks?: boolean;
  /** Asks PayPal what became of it; without, PayPal does not know it. */
  onAsk?: (() => void) | undefined;
  /** Where whoever gave is looked for; nothing without a name. */
  member?: { name: string; href: string } | undefined;
  /** What is under way. */
  busy?: GiftAct | undefined;
  /** Id of why nothing can be sent now. */
  unavailableBecause?: string | undefined;
}

/** What can be done with a gift, under its steps. */
export function GiftActs({
  onReceipt,
  isThanks = false,
  onAsk,
  member,
  busy,
  unavailableBecause,
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
      {onAsk && (
        <Button {...idle} variant="quiet" busy={busy === 'ask'} onClick={onAsk}>
          {busy === 'ask' ? 'Asking PayPal…' : 'Ask PayPal'}
        </Button>
      )}
      {member && (
        <ButtonLink variant="quiet" href={member.href}>
          Look for {member.name} in Members
        </ButtonLink>
      )}
    </Cluster>
  );
}
