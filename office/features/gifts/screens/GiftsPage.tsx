import { serverNow } from '@banyan/api/client';
import { Button, ButtonLink, EmptyState } from '@banyan/ui/elements';
import { Cluster, Stack } from '@banyan/ui/layout';
import { useRouter } from '@tanstack/react-router';
import { FormResult } from '../../../kit/FormResult.tsx';
import { moneyWords } from '../../../kit/words/money.ts';
import type { client } from '../../../shell/client.ts';
import { Block } from '../../../shell/components/Block/Block.tsx';
import { FigureRow } from '../../../shell/components/FigureRow/FigureRow.tsx';
import { ScreenHead } from '../../../shell/components/ScreenHead/ScreenHead.tsx';
import { Strip } from '../../../shell/components/Strip/Strip.tsx';
import { ReadAgain } from '../../../shell/ReadAgain.tsx';
import { useRowKeys } from '../../../shell/useRowKeys.ts';
import { ViewsMenu } from '../../../shell/ViewsMenu.tsx';
import { CountLine } from '../../review/components/CountLine/CountLine.tsx';
import { offlineId } from '../../review/screens/ReviewNotices.tsx';
import { GiftFilter } from '../components/GiftFilter/GiftFilter.tsx';
import { GiftTable } from '../components/GiftTable/GiftTable.tsx';
import { GiftTools } from '../components/GiftTools/GiftTools.tsx';
import { LookRows, type Unsettled } from '../components/LookRows/LookRows.tsx';
import { MonthBars } from '../components/MonthBars/MonthBars.tsx';
import { countedGifts } from '../components/words.ts';
import { giftsLine } from './giftLines.ts';
import type { GiftsFound, GiftsSearch } from './gifts.ts';
import { askedLine, useGiftsDeeds } from './useGiftsDeeds.ts';

type Totals = Awaited<ReturnType<typeof client.getGiftTotals>>;

export interface GiftsPageProps {
  found: GiftsFound;
  totals: Totals;
  search: GiftsSearch;
}

/** Money that needs a look, the oldest first. */
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

/** Whether a month of the two years has anything to draw. */
const isDrawn = ({ months }: Totals) =>
  months.some(({ cents, refundedCents, before }) => cents + refundedCents + before.cents > 0);

const hrefOf = (reference: string) => `/office/gifts/${reference}`;

/** What came this year and last, what does not settle, and every gift. The address is the view. */
export function GiftsPage({
  found: { rows, more, count, cents, refundedCents },
  totals,
  search,
}: GiftsPageProps) {
  const router = useRouter();
  const deeds = useGiftsDeeds();
  useRowKeys();
  const { page = 1, ...view } = search;
  const isNarrowed = Object.values(view).some((value) => value !== undefined);
  const go = (next: GiftsSearch) =>
    void router.navigate({ to: '/office/gifts', search: next, resetScroll: false, replace: true });
  const looks = unsettledOf(totals);
  const isEmpty = count === 0 && !isNarrowed;
  const clear = (
    <ButtonLink variant="quiet" size="small" href="/office/gifts">
      Clear filters
    </ButtonLink>
  );
  const tools = (
    <>
      <GiftTools
        recordHref="/office/gifts/record"
        statementsHref="/office/gifts/statements"
        onExport={count > 0 ? () => void deeds.takeAlong(view, count) : undefined}
        busy={deeds.isTaking}
        unavailableBecause={deeds.isOffline ? offlineId : undefined}
      />
      <FormResult subject={giftsLine} />
    </>
  );
  return (
    <>
      <ScreenHead title="Gifts" />
      <Stack space={24}>
        <ReadAgain />
        {deeds.isOffline && (
          <Strip live tone="warning" id={offlineId}>
            You’re offline. You can read, but not check with PayPal.
          </Strip>
        )}
        {!isEmpty && <FigureRow figures={figuresOf(totals)} />}
        {isDrawn(totals) ? (
          <MonthBars year={totals.year} months={totals.months} now={Number(totals.today.slice(5, 7))}>
            {tools}
          </MonthBars>
        ) : (
          <Cluster>{tools}</Cluster>
        )}
        {looks.length > 0 && (
          <Block heading="Needs attention">
            <LookRows
              rows={looks}
              hrefOf={hrefOf}
              onAsk={deeds.isOffline ? undefined : ({ reference }) => void deeds.ask(reference)}
              busy={deeds.isAsking ? deeds.asked : undefined}
              now={serverNow()}
              asked={deeds.asked}
              result={<FormResult subject={askedLine} />}
            />
          </Block>
        )}
        {/* What is settled has no row any more. */}
        {looks.every(({ reference }) => reference !== deeds.asked) && <FormResult subject={askedLine} />}
        <Block heading={isNarrowed ? 'Gifts that match' : 'All gifts'} aside={count.toLocaleString('en-US')}>
          {!isEmpty && <GiftFilter view={view} onChange={go} />}
          {rows.length > 0 ? (
            <div>
              <p role="status">
                {countedGifts(count)}, {moneyWords(cents)} received
                {refundedCents > 0 &&
                  `, ${moneyWords(refundedCents)} refunded, ${moneyWords(cents - refundedCents)} after refunds`}
                . {isNarrowed && clear}
              </p>
              <GiftTable
                gifts={rows}
                hrefOf={({ reference }) => hrefOf(reference)}
                onOpen={({ reference }, event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  void router.navigate({
                    to: '/office/gifts/$reference',
                    params: { reference },
                    state: { fromList: true },
                  });
                }}
              />
            </div>
          ) : isNarrowed ? (
            <EmptyState live heading="Nothing matches." headingLevel={3} action={clear}>
              Try the first letters of a name, or a whole reference.
            </EmptyState>
          ) : (
            <EmptyState
              heading="No gifts yet."
              headingLevel={3}
              action={
                <ButtonLink variant="line" href="/office/gifts/record">
                  Record a gift
                </ButtonLink>
              }
            >
              Online gifts appear here automatically. Record checks and cash yourself.
            </EmptyState>
          )}
          {rows.length > 0 && (
            <CountLine shown={rows.length} total={count}>
              {more && (
                <Button variant="line" size="small" onClick={() => go({ ...search, page: page + 1 })}>
                  Show more
                </Button>
              )}
              <ViewsMenu />
            </CountLine>
          )}
        </Block>
      </Stack>
    </>
  );
}
