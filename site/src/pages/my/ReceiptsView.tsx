import type { MyGift, MyOwnPage } from '@banyan/api/contract';
import { Receipt } from '@banyan/ui/content';
import { Split } from '@banyan/ui/layout';
import { my as words } from '../../content/my.ts';
import { site } from '../../content/site.ts';
import { dayWords, moneyWords } from './words.ts';

interface ReceiptsViewProps {
  gifts: readonly MyGift[];
  year: number | undefined;
  page: Pick<MyOwnPage, 'name' | 'email'>;
}

const { receipts: said } = words;

/** A paper to print: one gift, or all of a year. */
export function ReceiptsView({ gifts, year, page: { name, email } }: ReceiptsViewProps) {
  const [one] = gifts;
  const isOne = year === undefined && one !== undefined;
  return (
    <Split>
      <Receipt
        heading={year === undefined ? said.heading : said.year(year)}
        items={[
          { label: said.from, value: name || email },
          ...(isOne
            ? [
                { label: said.date, value: dayWords(one.day), half: true },
                { label: said.ein, value: site.ein, half: true },
                ...(one.cause ? [{ label: said.purpose, value: one.cause }] : []),
                { label: said.reference, value: one.reference },
              ]
            : [{ label: said.ein, value: site.ein }, ...gifts.map(lineOf)]),
        ]}
        total={{ label: said.amount, value: moneyWords(gifts.reduce((sum, { cents }) => sum + cents, 0)) }}
        note={`${said.note} ${gifts.length === 1 ? said.one : said.several}`}
        printLabel={null}
      />
      <noscript>{said.without}</noscript>
    </Split>
  );
}

/** A gift as a line of the year's sheet. */
const lineOf = ({ day, reference, cents, cause }: MyGift) => ({
  label: `${dayWords(day)}, ${reference}`,
  value: [moneyWords(cents), cause].filter(Boolean).join(', '),
});
