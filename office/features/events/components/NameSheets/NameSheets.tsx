import { BackLink, Button, ChipLink, Icon } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { classNames } from '@banyan/ui/style';
import { onPaper } from '@banyan/ui/theme';
import { Printer } from 'lucide';
import { ScreenHead } from '../../../../shell/components/ScreenHead/ScreenHead.tsx';
import * as styles from './NameSheets.css.ts';

/** Kinds of sheet: a checklist, or name tags for one of two paper sizes. */
const sheets = ['list', 'tags-letter', 'tags-a4'] as const;
export type Sheet = (typeof sheets)[number];

const names: Readonly<Record<Sheet, string>> = {
  list: 'List',
  'tags-letter': 'Name tags, Letter',
  'tags-a4': 'Name tags, A4',
};

/** Number of name tags on a sheet. */
const tagsOnSheet = 8;

/** Person on a printed sheet. */
export interface NameOnPaper {
  firstName: string;
  lastName: string;
  year: number;
}

export interface NameSheetsProps {
  /** Title of the event, and its time in words. */
  title: string;
  /** Time of the event in words. */
  when: string;
  /** Kind of sheet shown. */
  sheet: Sheet;
  /** People on the sheet. */
  names: readonly NameOnPaper[];
  /** Address of each kind of sheet. */
  hrefOf: (sheet: Sheet) => string;
  /** Address of the event’s guest list. */
  backHref: string;
  /** Prints the sheet. @default the browser’s print dialog */
  onPrint?: () => void;
}

const byName = new Intl.Collator('en', { sensitivity: 'base' });

/** Sorts people by last name, then first name. */
const inOrder = (people: readonly NameOnPaper[]) =>
  people.toSorted(
    (one, other) =>
      byName.compare(one.lastName, other.lastName) || byName.compare(one.firstName, other.firstName),
  );

/** Splits the items into sheets. */
function* sheetsOf<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += tagsOnSheet) yield items.slice(at, at + tagsOnSheet);
}

const TickList = ({ title, when, names: people }: Pick<NameSheetsProps, 'title' | 'when' | 'names'>) => (
  <table className={styles.list}>
    <caption className={styles.caption}>
      <b>{title}</b> {when}, {people.length === 1 ? '1 person' : `${people.length} people`}
    </caption>
    <thead className={styles.head}>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Year</th>
        <th scope="col">Here</th>
      </tr>
    </thead>
    <tbody>
      {people.map(({ firstName, lastName, year }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name and year, and a list on paper never moves.
        <tr key={place} className={styles.line}>
          <th scope="row">
            {lastName}, {firstName}
          </th>
          <td>{year}</td>
          <td>
            <span aria-hidden className={styles.box} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Tags = ({ title, names: people, isA4 }: Pick<NameSheetsProps, 'title' | 'names'> & { isA4: boolean }) =>
  [...sheetsOf(people)].map((those, page) => (
    <ul
      // biome-ignore lint/suspicious/noArrayIndexKey: pages have nothing but their number.
      key={page}
      aria-label={`Sheet ${page + 1}`}
      className={classNames(styles.page, isA4 ? styles.a4 : styles.email)}
    >
      {those.map(({ firstName, lastName, year }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name and year, and a tag never moves.
        <li key={place} className={styles.tag}>
          <span className={styles.first}>{firstName}</span>
          <span className={styles.last}>{lastName}</span>
          <span className={styles.foot}>
            <span>{year}</span>
            <span className={styles.event}>{title}</span>
          </span>
        </li>
      ))}
    </ul>
  ));

/** Printable guest list: a checklist for the check-in, or name tags, eight to a sheet. */
export function NameSheets({
  title,
  when,
  sheet,
  names: people,
  hrefOf,
  backHref,
  onPrint = () => window.print(),
}: NameSheetsProps) {
  const sorted = inOrder(people);
  return (
    <>
      <ScreenHead title={title} className={styles.onScreen} />
      <div className={classNames(styles.onScreen, styles.tools)}>
        <BackLink href={backHref}>Guests</BackLink>
        <Cluster>
          <nav aria-label="What is printed">
            <Cluster>
              {sheets.map((one) => (
                <ChipLink key={one} href={hrefOf(one)} aria-current={one === sheet ? 'page' : undefined}>
                  {names[one]}
                </ChipLink>
              ))}
            </Cluster>
          </nav>
          <Button variant="accent" icon={<Icon icon={Printer} />} onClick={onPrint}>
            Print
          </Button>
        </Cluster>
      </div>
      <div className={classNames(onPaper, styles.paper)}>
        {sheet === 'list' ? (
          <TickList title={title} when={when} names={sorted} />
        ) : (
          <Tags title={title} names={sorted} isA4={sheet === 'tags-a4'} />
        )}
      </div>
    </>
  );
}
