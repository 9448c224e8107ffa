import type { ReceiptSheet } from '@banyan/api/contract';
import { Receipt } from '@banyan/ui/content';
import { Split, Stack } from '@banyan/ui/layout';
import { my as words } from '../../content/my.ts';

interface ReceiptsViewProps {
  /** Receipt of one gift, or the statements of a year. */
  sheets: readonly ReceiptSheet[];
}

const { receipts: said } = words;

/** Printable receipts of a gift or a year. */
export const ReceiptsView = ({ sheets }: ReceiptsViewProps) => (
  <Split>
    <Stack space={48}>
      {sheets.map(({ heading, warning, facts, amount, sentences }) => (
        <Receipt
          key={facts.map(({ value }) => value).join()}
          heading={heading}
          warning={warning ?? undefined}
          items={facts}
          total={amount === null ? undefined : { label: said.amount, value: amount }}
          note={sentences.join(' ')}
          printLabel={null}
        />
      ))}
    </Stack>
    <noscript>{said.without}</noscript>
  </Split>
);
