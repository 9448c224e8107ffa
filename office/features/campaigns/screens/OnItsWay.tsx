import { serverNow } from '@banyan/api/client';
import { type Mailing, mailingHoldMinutes } from '@banyan/api/office';
import { Button, ButtonLink } from '@banyan/ui/elements';
import { Cluster, Stack } from '@banyan/ui/layout';
import { useRouter } from '@tanstack/react-router';
import { FormResult } from '../../../kit/FormResult.tsx';
import { useRefresh } from '../../../kit/useRefresh.ts';
import { HeldLetter } from '../components/HeldLetter/HeldLetter.tsx';
import { MailLook } from '../components/MailLook/MailLook.tsx';
import { RefusedTable } from '../components/RefusedTable/RefusedTable.tsx';
import { SecondYes } from '../components/SecondYes/SecondYes.tsx';
import { SendingLetter } from '../components/SendingLetter/SendingLetter.tsx';
import { SentLetter } from '../components/SentLetter/SentLetter.tsx';
import { refusedWords } from '../components/words.ts';
import type { LetterDeeds } from './useLetterDeeds.ts';
import { useLook } from './useLook.ts';

export interface OnItsWayProps {
  mailing: Mailing;
  isLooking: boolean;
  deeds: LetterDeeds;
  unavailableBecause: string | undefined;
}

const minuteMs = 60_000;
/** How often it is read again while it is about to leave or leaving, in milliseconds. */
const everyMs = 5_000;

/** The letter as those get it to whom it goes. */
function Look({ mailing }: { mailing: Mailing }) {
  return (
    <MailLook
      subject={mailing.subject}
      from={mailing.fields.fromName || 'the association'}
      mail={useLook(mailing.fields).mail}
    />
  );
}

/** Where a letter is that was given to be sent, and what can still be done about it. */
export function OnItsWay({ mailing, isLooking, deeds, unavailableBecause }: OnItsWayProps) {
  const router = useRouter();
  const { state, leavesAt, secondYes } = mailing;
  const isOver = state === 'sent' || state === 'stopped';
  useRefresh(isOver ? undefined : everyMs);
  const readHref = router.buildLocation({
    to: '/office/campaigns/$id',
    params: { id: mailing.id },
    search: isLooking ? {} : { view: 'look' },
  }).publicHref;
  const refused = mailing.refused.map((one) => ({
    id: `${one.why} ${one.again}`,
    count: one.many,
    ...refusedWords(one, serverNow()),
  }));
  return (
    <Stack space={32}>
      {state === 'waits' && secondYes && (
        <SecondYes
          count={mailing.many}
          by={secondYes.by}
          at={secondYes.at}
          isMine={secondYes.mine}
          onYes={() => void deeds.sayYes()}
          onStop={() => void deeds.stop()}
          busy={deeds.busy}
          unavailableBecause={unavailableBecause}
          now={serverNow()}
        />
      )}
      {state === 'held' && leavesAt !== null && (
        <HeldLetter
          count={mailing.many}
          heldAt={new Date(Date.parse(leavesAt) - mailingHoldMinutes * minuteMs).toISOString()}
          leavesAt={leavesAt}
          onSendNow={() => void deeds.sendNow()}
          onStop={() => void deeds.stop()}
          readHref={readHref}
          busy={deeds.busy}
          unavailableBecause={unavailableBecause}
          isMailSetUp={mailing.mailIsSetUp}
        />
      )}
      {(state === 'sending' || state === 'paused') && (
        <SendingLetter
          left={mailing.sent}
          total={mailing.many}
          since={mailing.begunAt}
          until={mailing.lastAt ?? undefined}
          isPaused={state === 'paused'}
          onPause={() => void deeds.pause()}
          onGoOn={() => void deeds.goOn()}
          onStop={() => void deeds.stop()}
          busy={deeds.busy}
          unavailableBecause={unavailableBecause}
        />
      )}
      {isOver && (
        <SentLetter
          endedAt={mailing.endedAt}
          isStopped={state === 'stopped'}
          sent={mailing.sent}
          unreached={mailing.failed}
          unsubscribed={mailing.unsubscribed}
          again={mailing.resendable}
          onSendAgain={() => void deeds.sendAgain()}
          busy={deeds.busy}
          unavailableBecause={unavailableBecause}
        />
      )}
      <FormResult subject={deeds.line} />
      {refused.length > 0 && <RefusedTable refused={refused} isUnderWay={!isOver} />}
      {isOver && (
        <Cluster space={12}>
          <Button
            variant="line"
            busy={deeds.busy}
            unavailable={unavailableBecause !== undefined}
            aria-describedby={unavailableBecause}
            onClick={() => void deeds.copy()}
          >
            Write a similar one
          </Button>
          <ButtonLink variant="quiet" href={readHref}>
            {isLooking ? 'Close the email' : 'Read it'}
          </ButtonLink>
          <FormResult subject={deeds.copyLine} />
        </Cluster>
      )}
      {(isLooking || state === 'waits') && <Look mailing={mailing} />}
    </Stack>
  );
}
