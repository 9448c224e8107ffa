import { BackLink, Button, ChipLink, Icon } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { classNames } from '@banyan/ui/style';
import { onPaper } from '@banyan/ui/theme';
import { Printer } from 'lucide';
import { ScreenHead, Strip } from '../../shell/index.ts';
import { moneyWords } from '../../words/index.ts';
import { giftDay } from '../words.ts';
import * as styles from './StatementSheets.css.ts';

/** Whose statements are printed: everybody's, or of those whom no letter reaches. */
export const printedFor = ['unmailed', 'all'] as const;
export type PrintedFor = (typeof printedFor)[number];

/** What somebody gave in a year, for paper. */
export interface StatementSheet {
  name: string;
  /** `null` for none. */
  email: string | null;
  /** After refunds. */
  cents: number;
  gifts: readonly { day: string; reference: string; cents: number }[];
}

export interface StatementSheetsProps {
  /** The year of the statements: 2026. */
  year: number;
  /** Who received it, and how it stands with the tax office, in a sentence. */
  association: { name: string; ein: string; standing: string };
  /** What the law asks to be said. */
  note: string;
  /** Whether no money moved. */
  isDemo?: boolean;
  /** What is printed, one sheet for each donor. */
  sheets: readonly StatementSheet[];
  /** Whose statements are shown now. */
  printed: PrintedFor;
  /** Where the statements of a choice are shown. */
  hrefOf: (printed: PrintedFor) => string;
  /** Where the way back leads: to the statements. */
  backHref: string;
  /** Prints the sheets. @default the browser's */
  onPrint?: () => void;
}

const names: Readonly<Record<PrintedFor, string>> = { unmailed: 'Without e-mail', all: 'Everybody' };

type OfEach = Pick<StatementSheetsProps, 'year' | 'association' | 'note' | 'isDemo'>;

const demoWords = 'This is a demonstration: no money moved, and none of this is a receipt for taxes.';

const Sheet = ({
  sheet: { name, email, cents, gifts },
  year,
  association,
  note,
  isDemo,
}: OfEach & { sheet: StatementSheet }) => (
  <article className={styles.sheet}>
    <p className={styles.association}>{association.name}</p>
    {association.ein !== '' && <p>EIN {association.ein}</p>}
    <h2 className={styles.heading}>
      Contributions of {name || 'somebody who left no name'} in {year}
    </h2>
    {email !== null && <p>{email}</p>}
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Receipt</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {gifts.map((gift) => (
          <tr key={gift.reference}>
            <td>{giftDay(gift.day)}</td>
            <td>{gift.reference}</td>
            <td>{moneyWords(gift.cents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Total, USD
          </th>
          <td>{moneyWords(cents)}</td>
        </tr>
      </tfoot>
    </table>
    {isDemo ? (
      <p>{demoWords}</p>
    ) : (
      <>
        <p>{note}</p>
        <p>{association.standing}</p>
      </>
    )}
  </article>
);

const many = (count: number) => (count === 1 ? '1 sheet' : `${count.toLocaleString('en-US')} sheets`);

/** The statements of a year for paper, a sheet for each donor. */
export const StatementSheets = ({
  year,
  association,
  note,
  isDemo = false,
  sheets,
  printed,
  hrefOf,
  backHref,
  onPrint = () => window.print(),
}: StatementSheetsProps) => (
  <>
    <ScreenHead title={`Statements for ${year}, on paper`} className={styles.onScreen} />
    <div className={classNames(styles.onScreen, styles.tools)}>
      <BackLink href={backHref}>Statements</BackLink>
      {isDemo && <Strip tone="warning">{demoWords}</Strip>}
      <Cluster>
        <nav aria-label="Whose are printed">
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
            note={note}
            isDemo={isDemo}
          />
        ))}
      </div>
    ) : (
      <p>Everybody who gave has an e-mail.</p>
    )}
  </>
);
