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
  /** Names the sheet. @default 'Receipt' */
  heading?: ReactNode;
  /** From whom, when, under which number. */
  items: readonly FactGridItem[];
  /** Set large: label `Amount, USD`, value `$100.00`. @default none, where no amount may be stated */
  total?: { label: string; value: ReactNode };
  /** Why the sheet must not be used: a demonstration, or a placeholder on it. Stands first, in red. @default none */
  warning?: ReactNode;
  /** What the law asks to be said: who received it, and what was given in return, or that nothing was. */
  note: ReactNode;
  /** `null` leaves the button to the page. @default 'Print the receipt' */
  printLabel?: ReactNode;
}

/** A sheet of paper that says what was received, to be printed: light in both modes. Stands in a `ThankYou`. */
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
