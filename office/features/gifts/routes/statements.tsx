import { serverNow } from '@banyan/api/client';
import { ButtonLink, EmptyState } from '@banyan/ui/elements';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { CountLine } from '../../../kit/CountLine/CountLine.tsx';
import { DataTable } from '../../../kit/DataTable/DataTable.tsx';
import { FormResult } from '../../../kit/FormResult.tsx';
import { ChipSelect } from '../../../kit/filters/ChipSelect.tsx';
import { load } from '../../../kit/load.ts';
import { offlineId } from '../../../kit/Screen/offline.ts';
import { Screen } from '../../../kit/Screen/Screen.tsx';
import { queryOf, readPages } from '../../../kit/search.ts';
import { moneyWords } from '../../../kit/words/money.ts';
import { client } from '../../../shell/client.ts';
import { FigureRow } from '../../../shell/components/FigureRow/FigureRow.tsx';
import { statementColumns, statementSummary } from '../components/GiftList/statementColumns.ts';
import { type PrintedFor, StatementSheets } from '../components/StatementSheets/StatementSheets.tsx';
import { StatementTools } from '../components/StatementTools/StatementTools.tsx';
import { StatementsSearch } from '../screens/search.ts';
import { useStatementActions } from '../screens/useStatementActions.ts';

type Page = Awaited<ReturnType<typeof client.getStatements>>;

/** Reads every page of the statements up to the page in the address. */
async function readStatements({ page = 1, year }: StatementsSearch): Promise<Page> {
  const { rows, ...found } = await readPages(
    page,
    async (one) => {
      const { donors, ...rest } = await client.getStatements({ query: { ...queryOf({ year }), page: one } });
      return { ...rest, rows: donors };
    },
    ({ email, name }) => `${email} ${name}`,
  );
  return { ...found, donors: [...rows] };
}

/** Reads the statements to print, for all donors or those without a reachable email. The audit log notes it. */
const readSheets = async (year: number, print: PrintedFor) => ({
  ...(await client.statementSheets({ year, unmailed: print === 'unmailed' })),
  year,
  printed: print,
});

const many = (count: number, one: string, more = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`;

const figuresOf = ({ count, gifts, cents, withoutEmail, emails }: Page) => [
  { value: count.toLocaleString('en-US'), label: count === 1 ? 'donor' : 'donors' },
  { value: moneyWords(cents, true), label: `deductible from ${many(gifts, 'gift')}, net of refunds` },
  {
    value: withoutEmail.count.toLocaleString('en-US'),
    label: withoutEmail.count === 1 ? 'has no email' : 'have no email',
  },
  ...(emails.unreachable > 0
    ? [{ value: emails.unreachable.toLocaleString('en-US'), label: 'can’t be reached by email' }]
    : []),
];

/** Screen of each donor’s gifts in a year, to print, download or email. */
export const Route = createFileRoute('/office/_layout/gifts/statements')({
  staticData: { title: 'Statements' },
  validateSearch: StatementsSearch,
  loaderDeps: ({ search }) => search,
  loader: (at) => {
    const { print, year } = at.deps;
    if (print === undefined || year === undefined)
      return load(at, 'gift.statement', 'Read the statements', async () => ({
        found: await readStatements(at.deps),
        sheets: undefined,
      }));
    return load(at, 'gift.statement', `Print statements of ${year}`, async () => ({
      found: undefined,
      sheets: await readSheets(year, print),
    }));
  },
  component: StatementsScreen,
});

function StatementsScreen() {
  const { sheets, found } = Route.useLoaderData();
  return sheets ? <Sheets sheets={sheets} /> : <Statements found={found} />;
}

function useHrefOf() {
  const router = useRouter();
  return (search: StatementsSearch) =>
    router.buildLocation({ to: '/office/gifts/statements', search }).publicHref;
}

/** Statements of a year for printing. */
function Sheets({ sheets: { year, printed, ...read } }: { sheets: Awaited<ReturnType<typeof readSheets>> }) {
  const hrefOf = useHrefOf();
  return (
    <StatementSheets
      {...read}
      year={year}
      printed={printed}
      hrefOf={(print) => hrefOf({ year, print })}
      backHref={hrefOf({ year })}
    />
  );
}

function Statements({ found }: { found: Page }) {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const hrefOf = useHrefOf();
  const actions = useStatementActions(found);
  const { year, years, donors, count, more, emails, withoutEmail, isOver, heldUntil } = found;
  const { page = 1 } = search;
  const unmailed = withoutEmail.count + emails.unreachable;
  return (
    <Screen
      title={`Statements for ${year}`}
      back={{ label: 'Gifts', href: '/office/gifts' }}
      facts={
        years.length > 0 && (
          <ChipSelect
            label="Year"
            name="year"
            narrows={false}
            options={years.map((one) => ({ value: `${one}`, label: `${one}` }))}
            value={`${year}`}
            onChange={(chosen) =>
              void navigate({ search: chosen === undefined ? {} : { year: Number(chosen) } })
            }
          />
        )
      }
      offline="read, but not send or export"
      space={24}
    >
      {count === 0 ? (
        <EmptyState heading={`No gifts in ${year}.`} headingLevel={2}>
          Choose another year, or record a check.
        </EmptyState>
      ) : (
        <>
          <FigureRow figures={figuresOf(found)} />
          <StatementTools
            year={year}
            isOver={isOver}
            emails={emails}
            unmailed={unmailed}
            heldUntil={heldUntil}
            onMail={() => void actions.mail()}
            onTakeBack={() => void actions.takeBack()}
            printHref={hrefOf({ year, print: unmailed > 0 ? 'unmailed' : 'all' })}
            onFile={() => void actions.takeAlong()}
            busy={actions.doing}
            unavailableBecause={actions.isOffline ? offlineId : undefined}
            now={serverNow()}
            result={<FormResult subject={actions.line} />}
          />
          <div>
            <DataTable
              rows={donors}
              keyOf={({ email, name }) => `${email} ${name}`}
              columns={statementColumns}
              summary={statementSummary}
            />
            <CountLine shown={donors.length} total={count}>
              {more && (
                <ButtonLink variant="line" size="small" href={hrefOf({ ...search, page: page + 1 })}>
                  Show more
                </ButtonLink>
              )}
            </CountLine>
          </div>
        </>
      )}
    </Screen>
  );
}
