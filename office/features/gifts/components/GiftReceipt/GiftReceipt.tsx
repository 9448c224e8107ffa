import type { ReceiptSheet } from '@banyan/api/office';
import { Receipt } from '@banyan/ui/content';
import { classNames } from '@banyan/ui/style';
import * as styles from './GiftReceipt.css.ts';

export interface GiftReceiptProps {
  /** Content of the receipt, the same as in the email. */
  sheet: ReceiptSheet;
  /** State of the receipt: "Sent to s.bakul@example.org at 7:12 PM." */
  sent: string;
}

/** Receipt of a gift as the donor got it, or would get it now. When printed, only the receipt is on the page. */
export function GiftReceipt({
  sheet: { heading, warning, facts, amount, sentences },
  sent,
}: GiftReceiptProps) {
  return (
    <Receipt
      heading={heading}
      warning={warning ?? undefined}
      items={facts}
      total={amount === null ? undefined : { label: 'Amount, USD', value: amount }}
      note={
        <>
          {sentences.join(' ')} <span className={styles.onScreen}>{sent}</span>
        </>
      }
      printLabel={null}
      className={classNames(styles.receipt, amount !== null && styles.withTotal)}
    />
  );
}
