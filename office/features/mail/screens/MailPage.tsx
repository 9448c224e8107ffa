import { serverNow } from '@banyan/api/client';
import { ButtonLink, ChipLink, EmptyState } from '@banyan/ui/elements';
import { Cluster, Stack } from '@banyan/ui/layout';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { client } from '../../../shell/client.ts';
import { ActionResult } from '../../../shell/components/ActionResult/ActionResult.tsx';
import { ScreenHead } from '../../../shell/components/ScreenHead/ScreenHead.tsx';
import { Strip } from '../../../shell/components/Strip/Strip.tsx';
import { ReadAgain } from '../../../shell/ReadAgain.tsx';
import { ViewsMenu } from '../../../shell/ViewsMenu.tsx';
import { MailList, type OutboxEmail } from '../components/MailList/MailList.tsx';
import { DropDialog } from './DropDialog.tsx';
import { useMailActions } from './useMailActions.ts';

type State = 'stuck' | 'waiting' | 'sent';

export interface MailPageProps {
  outbox: Awaited<ReturnType<typeof client.getOutbox>>;
  view: { state?: State | undefined; page?: number | undefined };
}

const states: readonly { state: State | undefined; label: string }[] = [
  { state: undefined, label: 'All' },
  { state: 'stuck', label: 'Failed' },
  { state: 'waiting', label: 'Waiting' },
  { state: 'sent', label: 'Sent' },
];

const letters = (count: number) =>
  count === 0 ? 'No emails are waiting' : count === 1 ? '1 email is waiting' : `${count} emails are waiting`;

/** The outbox. The address is the view. */
export function MailPage({ outbox, view: { state, page = 1 } }: MailPageProps) {
  const router = useRouter();
  const { busy, result, retry, drop, refresh } = useMailActions();
  const [dropping, setDropping] = useState<OutboxEmail>();
  const isListed = outbox.letters.some(({ id }) => id === result?.id);
  const { counts } = outbox;
  const hrefOf = (search: MailPageProps['view']) =>
    router.buildLocation({ to: '/office/mail', search }).publicHref;
  const countOf = (of: State | undefined) => (of === 'stuck' || of === 'waiting' ? ` ${counts[of]}` : '');

  return (
    <>
      <ScreenHead title="Mail" />
      <Stack space={16}>
        <ReadAgain />
        {!outbox.isSetUp && (
          <Strip tone="warning">
            Email is not set up. {letters(counts.waiting)} in the outbox. Ask whoever runs the server to set
            SMTP_URL.
          </Strip>
        )}
        {/* One that was canceled is not in the list any more. */}
        <ActionResult {...(!isListed && result)} />
        <Cluster space={8} element="nav" aria-label="Which emails">
          {states.map(({ state: one, label }) => (
            <ChipLink
              key={label}
              href={hrefOf({ state: one })}
              aria-current={one === state ? 'page' : undefined}
            >
              {label}
              {countOf(one)}
            </ChipLink>
          ))}
        </Cluster>
        {outbox.letters.length > 0 ? (
          <MailList
            letters={outbox.letters}
            now={serverNow()}
            hrefOf={({ id }) => router.buildLocation({ to: '/office/mail/$id', params: { id } }).publicHref}
            busy={busy}
            result={result}
            onRetry={(letter) => void retry(letter)}
            onDrop={setDropping}
          />
        ) : (
          <EmptyState
            live
            heading={state === undefined ? 'No emails yet' : 'Nothing matches.'}
            headingLevel={2}
            action={
              state !== undefined && (
                <ButtonLink variant="line" href="/office/mail">
                  Clear filters
                </ButtonLink>
              )
            }
          >
            {state === undefined ? 'Emails the site sends appear here.' : 'No emails have this status.'}
          </EmptyState>
        )}
        <Cluster>
          {page > 1 && (
            <ButtonLink variant="line" href={hrefOf({ state, page: page - 1 })}>
              Newer
            </ButtonLink>
          )}
          {outbox.more && (
            <ButtonLink variant="line" href={hrefOf({ state, page: page + 1 })}>
              Older
            </ButtonLink>
          )}
          <ViewsMenu />
        </Cluster>
      </Stack>
      <DropDialog
        email={dropping}
        onDrop={(email) => void drop(email).then((isDone) => (isDone ? refresh() : undefined))}
        onClose={() => setDropping(undefined)}
      />
    </>
  );
}
