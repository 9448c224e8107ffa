import { StatementTable } from '@banyan/office/gifts';
import { ChipSelect } from '@banyan/office/members';
import { CountLine } from '@banyan/office/review';
import { FigureRow, ScreenHead, Strip } from '@banyan/office/shell';
import { moneyWords, untilWords } from '@banyan/office/words';
import { BackLink, Button, ButtonLink, EmptyState, Icon } from '@banyan/ui/elements';
import { Cluster, Stack } from '@banyan/ui/layout';
import { useRouter } from '@tanstack/react-router';
import { Download, KeyRound, Mail, Printer } from 'lucide';
import type { StatementsFound, StatementsSearch } from '../../gifts.ts';
import { useShortcuts } from '../../useShortcuts.ts';
import { ReadAgain } from '../ReadAgain.tsx';
import { offlineId, ReviewNotices } from '../review/ReviewNotices.tsx';
import { useStatementDeeds } from './useStatementDeeds.ts';

export interface StatementsPageProps {
  found: StatementsFound;
  search: StatementsSearch;
}

const many = (count: number, one: string, more = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`;

const figuresOf = ({ count, gifts, cents, withoutEmail }: StatementsFound) => [
  { value: count.toLocaleString('en-US'), label: count === 1 ? 'person gave' : 'people gave' },
  { value: moneyWords(cents, true), label: `in ${many(gifts, 'gift')}, refunds taken off` },
  {
    value: withoutEmail.count.toLocaleString('en-US'),
    label: withoutEmail.count === 1 ? 'has no e-mail' : 'have no e-mail',
  },
];

/** What pressing the button does to whom, before it is pressed; and where the letters are after it. */
function lettersWords({ letters, withoutEmail, isOver, year }: StatementsFound): string {
  if (!isOver) return `${year} is not over. Statements are written from 1 January.`;
  const left = letters.none + letters.failed;
  const written = [
    letters.sent > 0 && `${many(letters.sent, 'letter')} left`,
    letters.waiting > 0 && `${letters.waiting.toLocaleString('en-US')} leave soon`,
    letters.held > 0 && `${letters.held.toLocaleString('en-US')} held`,
    letters.failed > 0 && `${letters.failed.toLocaleString('en-US')} could not be sent`,
  ].filter(Boolean);
  const print = withoutEmail.count > 0 ? `, ${withoutEmail.count.toLocaleString('en-US')} you print` : '';
  return [
    left > 0 && `${many(left, 'letter goes', 'letters go')} by mail${print}.`,
    left > 0 && 'They are held first. Nobody gets two.',
    written.length > 0 && `${written.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What each donor gave in a year, on paper, as a file, and by mail. */
export function StatementsPage({ found, search }: StatementsPageProps) {
  const router = useRouter();
  const deeds = useStatementDeeds(found);
  useShortcuts('list', { z: () => void deeds.undo() });
  const { year, years, donors, count, more, letters, withoutEmail, isOver, heldUntil } = found;
  const { page = 1 } = search;
  const hrefOf = (next: StatementsSearch) =>
    router.buildLocation({ to: '/office/gifts/statements', search: next }).publicHref;
  const left = letters.none + letters.failed;
  const idle = {
    unavailable: deeds.isOffline,
    'aria-describedby': deeds.isOffline ? offlineId : undefined,
  };
  const words = lettersWords(found);
  return (
    <>
      <ScreenHead title={`Statements for ${year}`} />
      <Stack space={20}>
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
        <ReviewNotices
          isOffline={deeds.isOffline}
          said={deeds.said}
          troubles={[]}
          onSettle={() => undefined}
          bar={deeds.bar}
        />
        {count === 0 ? (
          <EmptyState heading={`Nobody gave in ${year}.`} headingLevel={2}>
            Choose another year, or record what came by check.
          </EmptyState>
        ) : (
          <>
            <FigureRow figures={figuresOf(found)} />
            {heldUntil !== null && !deeds.bar && (
              <Strip
                icon={Mail}
                action={
                  <Button
                    {...idle}
                    variant="line"
                    size="small"
                    busy={deeds.busy !== undefined}
                    onClick={() => void deeds.takeBack()}
                  >
                    Take them back
                  </Button>
                }
              >
                {many(letters.held, 'letter is', 'letters are')} held {untilWords(heldUntil, Date.now())}.
              </Strip>
            )}
            {words !== '' && <Strip icon={Mail}>{words}</Strip>}
            <Cluster space={8}>
              {isOver && left > 0 && (
                <Button
                  {...idle}
                  variant="accent"
                  icon={<Icon icon={KeyRound} />}
                  busy={deeds.busy?.startsWith('Mail') ?? false}
                  onClick={() => void deeds.mail()}
                >
                  Mail to {left.toLocaleString('en-US')}
                </Button>
              )}
              <ButtonLink
                variant="line"
                href={hrefOf({ year, print: withoutEmail.count > 0 ? 'unmailed' : 'all' })}
              >
                <Icon icon={Printer} />
                {withoutEmail.count > 0 ? `Print ${withoutEmail.count.toLocaleString('en-US')}` : 'Print'}
              </ButtonLink>
              <Button
                {...idle}
                variant="line"
                icon={<Icon icon={Download} />}
                onClick={() => void deeds.takeAlong()}
              >
                CSV
              </Button>
            </Cluster>
            <div>
              <StatementTable donors={donors} />
              <CountLine shown={donors.length} total={count}>
                {more && (
                  <ButtonLink
                    variant="line"
                    size="small"
                    href={hrefOf({ ...search, page: page + 1 })}
                  >
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
