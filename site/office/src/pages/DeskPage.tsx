import type { MailingRow, Me } from '@banyan/api/office';
import {
  ComingList,
  DeskColumns,
  FirstSteps,
  HouseFacts,
  LettersUnderWay,
  LookList,
  NothingWaits,
  WaitingList,
} from '@banyan/office/desk';
import { Block, Strip } from '@banyan/office/shell';
import { dayName } from '@banyan/office/words';
import { Stack } from '@banyan/ui/layout';
import { client } from '../client.ts';
import { hasDuty } from '../rooms.ts';
import { useDeed } from '../useDeed.ts';
import { DeskHead } from './DeskHead.tsx';
import { JustDoneBlock } from './JustDoneBlock.tsx';
import { stoppedWords } from './letters/stoppedWords.ts';
import { ReadAgain } from './ReadAgain.tsx';

type DeskAnswer = Awaited<ReturnType<typeof client.getDesk>>;

const stepHrefs = {
  passkey: '/office/me',
  admin: '/office/volunteers/invite',
  mail: '/office/settings?part=environment',
  digest: '/office/settings?part=digest',
  address: '/office/settings?part=words',
  samples: '/office/settings?part=samples',
} as const;

const lookHrefs = (me: Me) => ({
  'jobs leave': '/office/published?kind=job',
  'no answer': '/office/review?state=asked',
  'mail stuck': '/office/mail?state=stuck',
  'only admin': '/office/volunteers/invite',
  'no way back': '/office/me',
  ...(hasDuty(me, 'settings.edit') && { 'forgets soon': '/office/settings?part=keeping' }),
});

const letters = (count: number) =>
  count === 0 ? 'Nothing waits' : count === 1 ? '1 letter waits' : `${count} letters wait`;

export interface DeskPageProps {
  me: Me;
  desk: DeskAnswer;
  /** Letters to many that are held, under way, or wait for a second yes. */
  letters: readonly MailingRow[];
}

/** What a volunteer should know first. */
export function DeskPage({ me, desk, letters: underWay }: DeskPageProps) {
  const { busy, said, setSaid, deed } = useDeed();
  const { waiting, last, needsALook, coming, mail, gifts, firstSteps } = desk;
  const now = Date.now();
  const [next] = coming;
  const stop = async ({ id, subject }: MailingRow) => {
    const stopped = await deed(`Stop “${subject}”`, (options) =>
      client.stopMailing({}, { params: { id }, ...options }),
    );
    if (stopped) setSaid({ tone: 'success', words: stoppedWords(stopped) });
  };
  const total = waiting?.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <DeskHead name={me.name} />
      <Stack space={24}>
        <ReadAgain />
        {mail && !mail.isSetUp && (
          <Strip tone="warning">Mail is not set up. {letters(mail.waiting + mail.held)} in the outbox.</Strip>
        )}
        {said && (
          <Strip live tone={said.tone}>
            {said.words}
          </Strip>
        )}
        {firstSteps && (
          <FirstSteps
            steps={firstSteps}
            hrefs={stepHrefs}
            busy={busy !== undefined}
            onPutAway={() =>
              void deed('Put the first steps away', (options) => client.saveMe({ stepsAway: true }, options))
            }
          />
        )}
        <DeskColumns
          aside={
            <>
              {coming.length > 0 && (
                <Block heading="Coming">
                  <ComingList events={coming} hrefOf={(id) => `/office/events/${id}`} />
                </Block>
              )}
              {(mail ?? gifts) && (
                <Block heading="The house">
                  <HouseFacts
                    mail={mail ? { ...mail, href: '/office/mail' } : undefined}
                    gifts={gifts ?? undefined}
                    now={now}
                  />
                </Block>
              )}
              <JustDoneBlock hasKey={!me.keysOff} />
            </>
          }
        >
          {waiting &&
            (waiting.length > 0 ? (
              <Block heading="Waits for you" aside={`${total} in all`}>
                <WaitingList kinds={waiting} hrefOf={(kind) => `/office/review?kind=${kind}`} now={now} />
              </Block>
            ) : (
              <NothingWaits last={last} next={next && { title: next.title, day: dayName(next) }} now={now} />
            ))}
          {underWay.length > 0 && (
            <Block heading="Letters about to leave">
              <LettersUnderWay
                letters={underWay}
                hrefOf={({ id }) => `/office/letters/${id}`}
                onStop={(letter) => void stop(letter)}
                busy={busy !== undefined}
              />
            </Block>
          )}
          {needsALook.length > 0 && (
            <Block heading="Needs a look">
              <LookList looks={needsALook} hrefs={lookHrefs(me)} now={now} />
            </Block>
          )}
        </DeskColumns>
      </Stack>
    </>
  );
}
