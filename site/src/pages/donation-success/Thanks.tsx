import { donationMessages, nothingInReturn, paperWarning } from '@banyan/api/contract';
import { Receipt } from '@banyan/ui/content';
import { MoreLink } from '@banyan/ui/elements';
import { ThankYou } from '@banyan/ui/sections';
import { useAtomValue } from 'jotai';
import { donate } from '../../content/donate.ts';
import { site } from '../../content/site.ts';
import { useVisit } from '../../state/store.ts';
import { type CapturedGift, capturedGiftAtom } from '../donate/gifts.ts';
import { usePaymentSettings } from '../donate/usePaymentSettings.ts';
import { receiptDate, receiptSum } from './receiptWords.ts';
import type { useVerified } from './useVerified.ts';

const words = donate.success;

interface ThanksProps {
  orderId: string;
  details: NonNullable<ReturnType<typeof useVerified>>;
}

/** Thanks and receipt: the amount comes from the API; only this tab knows the donor. */
export function Thanks({ orderId, details }: ThanksProps) {
  const captured = useAtomValue(capturedGiftAtom, useVisit());
  const gift = captured?.orderId === orderId ? captured : undefined;
  const demo = usePaymentSettings()?.provider === 'demo';
  return (
    <ThankYou
      heading={donationMessages.thankYou}
      lede={words.lede}
      note={`${gift ? `${words.emailedTo} ${gift.email}.` : words.emailed} ${words.spam}`}
      links={words.links.map(({ label, href }) => (
        <MoreLink key={href} href={href}>
          {label}
        </MoreLink>
      ))}
    >
      <Receipt
        heading={demo ? words.demo.heading : undefined}
        items={itemsOf(orderId, details, gift)}
        total={{ label: 'Amount, USD', value: receiptSum(details.amount ?? gift?.amount) }}
        warning={paperWarning(site.ein, demo) ?? undefined}
        note={(details.sentences ?? [nothingInReturn, `${site.name} ${words.nonprofit}`]).join(' ')}
      />
    </ThankYou>
  );
}

const itemsOf = (
  orderId: string,
  { date, postalAddress }: ThanksProps['details'],
  gift: CapturedGift | undefined,
) => [
  ...(gift ? [{ label: 'Received from', value: gift.name }] : []),
  { label: 'Received by', value: site.name },
  ...(postalAddress ? [{ label: 'Address', value: postalAddress }] : []),
  { label: 'Date', value: receiptDate(date), half: true },
  { label: 'EIN', value: site.ein, half: true },
  ...(gift?.purpose ? [{ label: 'Purpose', value: gift.purpose }] : []),
  { label: 'Order', value: orderId },
];
