import { Receipt } from '@banyan/ui/content';
import * as styles from './GiftReceipt.css.ts';
import { receiptOf } from './receiptOf.ts';

export interface GiftReceiptProps {
  /** As the letter says it: "Label:  value", an empty line, and sentences. */
  lines: readonly string[];
  /** Where it is: "Sent to s.bakul@example.org at 19:12." */
  sent: string;
}

/** The receipt of a gift as the giver has it, or would get it now. Paper is white by night, too. */
export function GiftReceipt({ lines, sent }: GiftReceiptProps) {
  const { items, amount, note } = receiptOf(lines);
  return (
    <Receipt
      items={items}
      total={{ label: 'Amount, USD', value: amount }}
      note={`${note} ${sent}`}
      printLabel={null}
      className={styles.receipt}
    />
  );
}
