import type { ReceiptSheet } from '@banyan/api/office';
import { Receipt } from '@banyan/ui/content';
import { classNames } from '@banyan/ui/style';
import * as styles from './GiftReceipt.css.ts';

export interface GiftReceiptProps {
  /** The receipt as the email says it. */
  sheet: ReceiptSheet;
  /** Where it is: "Sent to s.bakul@example.org at 7:12 PM." */
  sent: string;
}

/** The receipt of a gift as the donor has it, or would get it now. Printed, it is the only thing on the page. */
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
