import { BackLink, Button, ChipLink, Icon } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { classNames } from '@banyan/ui/style';
import { onPaper } from '@banyan/ui/theme';
import { Printer } from 'lucide';
import { moneyWords } from '../../../../kit/words/money.ts';
import { calendarDayWords } from '../../../../kit/words/times.ts';
import { InlineAlert } from '../../../../shell/components/InlineAlert/InlineAlert.tsx';
import { ScreenHead } from '../../../../shell/components/ScreenHead/ScreenHead.tsx';
import * as styles from './StatementSheets.css.ts';

/** Donors to print: all of them, or only those who get no email. */
const printedFor = ['unmailed', 'all'] as const;
export type PrintedFor = (typeof printedFor)[number];

/** Gifts of one donor in a year, for printing. */
interface StatementSheet {
  name: string;
  /** `null` without an email address. */
  email: string | null;
  /** Sum after refunds. */
  cents: number;
  gifts: readonly { day: string; reference: string; cents: number; purpose: string }[];
  /** Statements the sheet has to make, as whole sentences. */
  sentences: readonly string[];
}

export interface StatementSheetsProps {
  /** The year of the statements: 2026. */
  year: number;
  /** The association that received the gifts; address and EIN may be empty. */
  association: { name: string; ein: string; address: string };
  /** Reason the sheets may not be used for taxes: a demonstration, or a placeholder EIN. @default no warning */
  warning?: string | null;
  /** Sheets to print, one for each donor. */
  sheets: readonly StatementSheet[];
  /** Choice of donors that is shown now. */
  printed: PrintedFor;
  /** Returns the address that shows a choice of donors. */
  hrefOf: (printed: PrintedFor) => string;
  /** Address of the statements screen. */
  backHref: string;
  /** Prints the sheets. @default the browser’s print dialog */
  onPrint?: () => void;
}

const names: Readonly<Record<PrintedFor, string>> = { unmailed: 'Without email', all: 'Everyone' };

type OfEach = Pick<StatementSheetsProps, 'year' | 'association' | 'warning'>;

const Sheet = ({
  sheet: { name, email, cents, gifts, sentences },
  year,
  association,
  warning,
}: OfEach & { sheet: StatementSheet }) => (
  <article className={styles.sheet}>
    <p className={styles.association}>{association.name}</p>
    {association.address !== '' && <p>{association.address}</p>}
    {association.ein !== '' && <p>EIN {association.ein}</p>}
    {warning && (
      <p>
        <strong>{warning}</strong>
      </p>
    )}
    <h2 className={styles.heading}>
      Contributions of {name || 'anonymous'} in {year}
    </h2>
    {email !== null && <p>{email}</p>}
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Receipt</th>
          <th scope="col">Purpose</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {gifts.map((gift) => (
          <tr key={gift.reference}>
            <td>{calendarDayWords(gift.day)}</td>
            <td>{gift.reference}</td>
            <td>{gift.purpose}</td>
            <td>{moneyWords(gift.cents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            Total, USD
          </th>
          <td>{moneyWords(cents)}</td>
        </tr>
      </tfoot>
    </table>
    {sentences.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
  </article>
);

const many = (count: number) => (count === 1 ? '1 sheet' : `${count.toLocaleString('en-US')} sheets`);

/** Statements of a year for printing, one sheet for each donor. */
export const StatementSheets = ({
  year,
  association,
  warning,
  sheets,
  printed,
  hrefOf,
  backHref,
  onPrint = () => window.print(),
}: StatementSheetsProps) => (
  <>
    <ScreenHead title={`Statements for ${year}, printed`} className={styles.onScreen} />
    <div className={classNames(styles.onScreen, styles.tools)}>
      <BackLink href={backHref}>Statements</BackLink>
      {warning && <InlineAlert tone="warning">{warning}</InlineAlert>}
      <Cluster>
        <nav aria-label="Who to print">
          <Cluster>
            {printedFor.map((one) => (
              <ChipLink key={one} href={hrefOf(one)} aria-current={one === printed ? 'page' : undefined}>
                {names[one]}
              </ChipLink>
            ))}
          </Cluster>
        </nav>
        {sheets.length > 0 && (
          <Button variant="accent" icon={<Icon icon={Printer} />} onClick={onPrint}>
            Print {many(sheets.length)}
          </Button>
        )}
      </Cluster>
    </div>
    {sheets.length > 0 ? (
      <div className={classNames(onPaper, styles.paper)}>
        {sheets.map((sheet) => (
          <Sheet
            key={`${sheet.email} ${sheet.name}`}
            sheet={sheet}
            year={year}
            association={association}
            warning={warning}
          />
        ))}
      </div>
    ) : (
      <p>Every donor has an email.</p>
    )}
  </>
);
