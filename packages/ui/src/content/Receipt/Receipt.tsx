import { TriangleAlert } from 'lucide';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FactGrid, type FactGridItem } from '../../elements/FactGrid/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { BrandMark } from '../../navigation/Brand/index.ts';
import { classNames } from '../../style/classNames.ts';
import { onPaper } from '../../theme/contexts.css.ts';
import { PrintButton } from './PrintButton.tsx';
import * as styles from './Receipt.css.ts';

export interface ReceiptProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-labelledby'> {
  /** Heading of the sheet. @default 'Receipt' */
  heading?: ReactNode;
  /** Facts: donor, date, number. */
  items: readonly FactGridItem[];
  /** Sum, set large: label `Amount, USD`, value `$100.00`. @default none, if no amount may be stated */
  total?: { label: string; value: ReactNode };
  /** Reason that the receipt is not valid, such as a demonstration or a placeholder on it. Shown first, in red. @default none */
  warning?: ReactNode;
  /** Statement that the law requires: who received the gift, and what was given in return, or that nothing was. */
  note: ReactNode;
  /** Label of the print button; `null` leaves the button to the page. @default 'Print the receipt' */
  printLabel?: ReactNode;
}

/** Printable receipt of a donation on a sheet of paper: light in both modes. Belongs in a `ThankYou`. */
export function Receipt({
  heading = 'Receipt',
  items,
  total,
  warning,
  note,
  printLabel = 'Print the receipt',
  className,
  ...rest
}: ReceiptProps) {
  const id = useId();
  return (
    <section
      {...rest}
      aria-labelledby={id}
      className={classNames(onPaper, styles.sheet, total && styles.withTotal, className)}
    >
      <div className={styles.head}>
        <Heading level={2} size="h3" id={id}>
          {heading}
        </Heading>
        <BrandMark width={48} height={48} className={styles.mark} />
      </div>
      {warning === undefined ? null : (
        <p className={styles.warning}>
          <Icon icon={TriangleAlert} className={styles.warningIcon} />
          <strong>{warning}</strong>
        </p>
      )}
      <FactGrid items={items} total={total} />
      <Text size="small" tone="quiet">
        {note}
      </Text>
      {printLabel === null ? null : <PrintButton>{printLabel}</PrintButton>}
    </section>
  );
}
