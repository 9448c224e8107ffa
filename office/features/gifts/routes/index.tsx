import { serverNow } from '@banyan/api/client';
import { giftKinds, giftStates } from '@banyan/api/office';
import { Button, ButtonLink, Icon } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { createFileRoute } from '@tanstack/react-router';
import { Download, Plus } from 'lucide';
import { useState } from 'react';
import { DataTable } from '../../../kit/DataTable/DataTable.tsx';
import { fileDay, saveCsv } from '../../../kit/download.ts';
import { FormResult } from '../../../kit/FormResult.tsx';
import { type Filter, FilterBar } from '../../../kit/filters/FilterBar.tsx';
import { load } from '../../../kit/load.ts';
import { offlineId } from '../../../kit/Screen/offline.ts';
import { Results } from '../../../kit/Screen/Results.tsx';
import { Screen } from '../../../kit/Screen/Screen.tsx';
import { isNarrowed, queryOf, readPages, viewIn } from '../../../kit/search.ts';
import { useActions } from '../../../kit/useActions.ts';
import { useOnline } from '../../../kit/useOnline.ts';
import { moneyWords } from '../../../kit/words/money.ts';
import { client } from '../../../shell/client.ts';
import { FigureRow } from '../../../shell/components/FigureRow/FigureRow.tsx';
import { Panel } from '../../../shell/components/Panel/Panel.tsx';
import { useRowKeys } from '../../../shell/useRowKeys.ts';
import { AttentionRows, type Unsettled } from '../components/AttentionRows/AttentionRows.tsx';
import { giftColumns } from '../components/GiftList/giftColumns.ts';
import { MonthBars } from '../components/MonthBars/MonthBars.tsx';
import { countedGifts, factsLine, kindNames, stateNames } from '../components/words.ts';
import { giftsLine } from '../screens/giftLines.ts';
import { GiftsSearch } from '../screens/search.ts';
import { askedWords } from '../screens/words.ts';

/** Result line of the gift that PayPal was asked about. */
const askedLine = 'gifts asked';

type Totals = Awaited<ReturnType<typeof client.getGiftTotals>>;
type View = Omit<GiftsSearch, 'page'>;

const filters: readonly Filter<View>[] = [
  { type: 'search', key: 'q', label: 'Name, email or reference' },
  {
    type: 'choice',
    key: 'state',
    label: 'Status',
    none: 'Received or not settled',
    options: [
      { value: 'all', label: 'Any status' },
      ...giftStates.map((value) => ({ value, label: stateNames[value] })),
    ],
  },
  {
    type: 'choice',
    key: 'kind',
    label: 'Kind',
    none: 'Any kind',
    options: giftKinds.map((value) => ({ value, label: kindNames[value] })),
  },
  { type: 'days', label: 'When', from: 'from', to: 'to' },
  { type: 'dollars', label: 'Amount', from: 'least', to: 'most' },
  { type: 'toggle', key: 'refunded', label: 'With a refund', value: 'yes' },
];

const hrefOf = (reference: string) => `/office/gifts/${reference}`;

/** Gifts and refunds that need attention, oldest first. */
const unsettledOf = ({ unsettled, refundsUnsettled, surprising }: Totals): Unsettled[] =>
  [
    ...unsettled.map((gift) => ({ what: 'gift' as const, ...gift })),
    ...refundsUnsettled.map((refund) => ({ what: 'refund' as const, ...refund })),
    ...surprising.map((gift) => ({ what: 'surprise' as const, ...gift })),
  ].toSorted((one, other) => one.since.localeCompare(other.since));

const figuresOf = ({ thisYear, sameDay }: Totals) =>
  [
    { value: moneyWords(thisYear.cents, true), label: 'this year, after refunds' },
    {
      value: thisYear.gifts.toLocaleString('en-US'),
      label: `${thisYear.gifts === 1 ? 'gift' : 'gifts'} from ${thisYear.donors.toLocaleString('en-US')} ${thisYear.donors === 1 ? 'donor' : 'donors'}`,
    },
    {
      value: moneyWords(sameDay.cents, true),
      label: 'to the same day last year, after refunds',
      tone: 'quiet',
    },
  ] as const;

/** True if a month of the two years has anything to draw. */
const isDrawn = ({ months }: Totals) =>
  months.some(({ cents, refundedCents, before }) => cents + refundedCents + before.cents > 0);

/** Screen of gifts: totals of this year and last, gifts that need attention, and every gift. The address holds the filters. */
export const Route = createFileRoute('/office/_layout/gifts/')({
  staticData: { title: 'Gifts' },
  validateSearch: GiftsSearch,
  loaderDeps: ({ search }) => search,
  // The search field keeps the focus while the next list loads.
  pendingMs: 5_000,
  loader: (at) =>
    load(at, 'gift.see', 'Read the gifts', async () => {
      const { page = 1, ...view } = at.deps;
      const [found, totals] = await Promise.all([
        readPages(
          page,
          (one) => client.getGifts({ query: { ...queryOf(view), page: one } }),
          ({ reference }) => reference,
        ),
        client.getGiftTotals(),
      ]);
      return { found, totals };
    }),
  component: GiftsScreen,
});

function GiftsScreen() {
  const {
    found: { rows, more, count, cents, refundedCents },
    totals,
  } = Route.useLoaderData();
  const search = viewIn(GiftsSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const isOffline = !useOnline();
  const exporting = useActions(giftsLine);
  const asking = useActions(askedLine);
  const [asked, setAsked] = useState<string>();
  useRowKeys();
  const { page = 1, ...view } = search;
  const narrowed = isNarrowed(view);
  const go = (next: GiftsSearch) => void navigate({ search: next, resetScroll: false, replace: true });
  const looks = unsettledOf(totals);
  const isEmpty = count === 0 && !narrowed;
  const ask = ({ reference }: Unsettled) => {
    setAsked(reference);
    void asking.run(
      `Ask PayPal about ${reference}`,
      (options) => client.reconcileGift({}, { params: { reference }, ...options }),
      { done: ({ said }) => askedWords(said) },
    );
  };
  const exportAll = () =>
    exporting.run(
      `Export ${countedGifts(count)}`,
      (options) => client.exportGifts({ filters: queryOf(view) }, options),
      { done: ({ csv, rows: many }) => saveCsv(`gifts-${fileDay()}`, csv, many) },
    );
  const tools = (
    <>
      <Cluster space={8}>
        <ButtonLink variant="accent" href="/office/gifts/record">
          <Icon icon={Plus} />
          Record a gift
        </ButtonLink>
        <ButtonLink variant="line" href="/office/gifts/statements">
          Statements
        </ButtonLink>
        {count > 0 && (
          <Button
            variant="line"
            busy={exporting.busy !== undefined}
            unavailable={isOffline}
            aria-describedby={isOffline ? offlineId : undefined}
            icon={<Icon icon={Download} />}
            onClick={() => void exportAll()}
          >
            Export
          </Button>
        )}
      </Cluster>
      <FormResult subject={giftsLine} />
    </>
  );
  return (
    <Screen title="Gifts" offline="read, but not check with PayPal" space={24}>
      {!isEmpty && <FigureRow figures={figuresOf(totals)} />}
      {isDrawn(totals) ? (
        <MonthBars year={totals.year} months={totals.months} now={Number(totals.today.slice(5, 7))}>
          {tools}
        </MonthBars>
      ) : (
        <Cluster>{tools}</Cluster>
      )}
      {looks.length > 0 && (
        <Panel heading="Needs attention">
          <AttentionRows
            rows={looks}
            hrefOf={hrefOf}
            onAsk={isOffline ? undefined : ask}
            busy={asking.busy === undefined ? undefined : asked}
            now={serverNow()}
            asked={asked}
            result={<FormResult subject={askedLine} />}
          />
        </Panel>
      )}
      {/* A settled gift no longer has a row, so its result is shown here. */}
      {looks.every(({ reference }) => reference !== asked) && <FormResult subject={askedLine} />}
      <Panel heading={narrowed ? 'Gifts that match' : 'All gifts'} aside={count.toLocaleString('en-US')}>
        {!isEmpty && (
          <FilterBar of="gifts" action="/office/gifts" filters={filters} view={view} onChange={go} />
        )}
        <Results
          shown={rows.length}
          total={count}
          clearHref={narrowed ? '/office/gifts' : undefined}
          hint="Try the first letters of a name, or a whole reference."
          empty={{
            heading: 'No gifts yet.',
            action: (
              <ButtonLink variant="line" href="/office/gifts/record">
                Record a gift
              </ButtonLink>
            ),
            words: 'Online gifts appear here automatically. Record checks and cash yourself.',
          }}
          summary={
            <>
              {countedGifts(count)}, {moneyWords(cents)} received
              {refundedCents > 0 &&
                `, ${moneyWords(refundedCents)} refunded, ${moneyWords(cents - refundedCents)} after refunds`}
              .
            </>
          }
          onMore={more ? () => go({ ...search, page: page + 1 }) : undefined}
        >
          <DataTable
            rows={rows}
            keyOf={({ reference }) => reference}
            columns={giftColumns}
            summary={factsLine}
            hrefOf={({ reference }) => hrefOf(reference)}
            onOpen={({ reference }) =>
              void navigate({
                to: '/office/gifts/$reference',
                params: { reference },
                state: { fromList: true },
              })
            }
          />
        </Results>
      </Panel>
    </Screen>
  );
}
