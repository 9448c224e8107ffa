import { serverNow } from '@banyan/api/client';
import { BackLink, ButtonLink, EmptyState } from '@banyan/ui/elements';
import { Cluster, Stack } from '@banyan/ui/layout';
import { useRouter } from '@tanstack/react-router';
import { FormResult } from '../../../kit/FormResult.tsx';
import { moneyWords } from '../../../kit/words/money.ts';
import { FigureRow } from '../../../shell/components/FigureRow/FigureRow.tsx';
import { ScreenHead } from '../../../shell/components/ScreenHead/ScreenHead.tsx';
import { Strip } from '../../../shell/components/Strip/Strip.tsx';
import { ReadAgain } from '../../../shell/ReadAgain.tsx';
import { ChipSelect } from '../../members/components/ChipSelect/ChipSelect.tsx';
import { CountLine } from '../../review/components/CountLine/CountLine.tsx';
import { offlineId } from '../../review/screens/ReviewNotices.tsx';
import { StatementTable } from '../components/StatementTable/StatementTable.tsx';
import { StatementTools } from '../components/StatementTools/StatementTools.tsx';
import type { StatementsFound, StatementsSearch } from './gifts.ts';
import { useStatementDeeds } from './useStatementDeeds.ts';

export interface StatementsPageProps {
  found: StatementsFound;
  search: StatementsSearch;
}

const many = (count: number, one: string, more = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`;

const figuresOf = ({ count, gifts, cents, withoutEmail, letters }: StatementsFound) => [
  { value: count.toLocaleString('en-US'), label: count === 1 ? 'donor' : 'donors' },
  { value: moneyWords(cents, true), label: `deductible from ${many(gifts, 'gift')}, net of refunds` },
  {
    value: withoutEmail.count.toLocaleString('en-US'),
    label: withoutEmail.count === 1 ? 'has no email' : 'have no email',
  },
  ...(letters.unreachable > 0
    ? [{ value: letters.unreachable.toLocaleString('en-US'), label: 'can’t be reached by email' }]
    : []),
];

/** What each donor gave in a year, on paper, as a file, and by mail. */
export function StatementsPage({ found, search }: StatementsPageProps) {
  const router = useRouter();
  const deeds = useStatementDeeds(found);
  const { year, years, donors, count, more, letters, withoutEmail, isOver, heldUntil } = found;
  const { page = 1 } = search;
  const unmailed = withoutEmail.count + letters.unreachable;
  const hrefOf = (next: StatementsSearch) =>
    router.buildLocation({ to: '/office/gifts/statements', search: next }).publicHref;
  return (
    <>
      <ScreenHead title={`Statements for ${year}`} />
      <Stack space={24}>
        <Cluster space={16}>
          <BackLink href="/office/gifts">Gifts</BackLink>
          {years.length > 0 && (
            <ChipSelect
              label="Year"
              name="year"
              narrows={false}
              options={years.map((one) => ({ value: `${one}`, label: `${one}` }))}
              value={`${year}`}
              onChange={(chosen) =>
                void router.navigate({
                  to: '/office/gifts/statements',
                  search: chosen === undefined ? {} : { year: Number(chosen) },
                })
              }
            />
          )}
        </Cluster>
        <ReadAgain />
        {deeds.isOffline && (
          <Strip live tone="warning" id={offlineId}>
            You’re offline. You can read, but not send or export.
          </Strip>
        )}
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
              letters={letters}
              unmailed={unmailed}
              heldUntil={heldUntil}
              onMail={() => void deeds.mail()}
              onTakeBack={() => void deeds.takeBack()}
              printHref={hrefOf({ year, print: unmailed > 0 ? 'unmailed' : 'all' })}
              onFile={() => void deeds.takeAlong()}
              busy={deeds.doing}
              unavailableBecause={deeds.isOffline ? offlineId : undefined}
              now={serverNow()}
              result={<FormResult subject={deeds.line} />}
            />
            <div>
              <StatementTable donors={donors} />
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
      </Stack>
    </>
  );
}
