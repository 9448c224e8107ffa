import { serverNow } from '@banyan/api/client';
import { ButtonLink, ChipLink, EmptyState } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type * as v from 'valibot';
import { officeCalls } from '../../../calls.ts';
import { FormResult } from '../../../kit/FormResult.tsx';
import { load } from '../../../kit/load.ts';
import { Screen } from '../../../kit/Screen/Screen.tsx';
import { queryOf, searchOf } from '../../../kit/search.ts';
import { client } from '../../../shell/client.ts';
import { InlineAlert } from '../../../shell/components/InlineAlert/InlineAlert.tsx';
import { ViewsMenu } from '../../../shell/ViewsMenu.tsx';
import { MailList, type OutboxEmail } from '../components/MailList/MailList.tsx';
import { DropDialog } from '../screens/DropDialog.tsx';
import { mailLine, useMailActions } from '../screens/useMailActions.ts';

const Search = searchOf(officeCalls.getOutbox.query);
type Search = v.InferOutput<typeof Search>;

const states: readonly { state: Search['state']; label: string }[] = [
  { state: undefined, label: 'All' },
  { state: 'stuck', label: 'Failed' },
  { state: 'waiting', label: 'Scheduled' },
  { state: 'sent', label: 'Sent' },
];

const waitingWords = (count: number) =>
  count === 0 ? 'No emails are waiting' : count === 1 ? '1 email is waiting' : `${count} emails are waiting`;

/** Screen of the outbox. The address holds the filter. */
export const Route = createFileRoute('/office/_layout/mail/')({
  staticData: { title: 'Mail' },
  validateSearch: Search,
  loaderDeps: ({ search }) => search,
  loader: (at) =>
    load(at, 'settings.edit', 'Read the outbox', () => client.getOutbox({ query: queryOf(at.deps) })),
  component: MailScreen,
});

function MailScreen() {
  const { emails, counts, more, isSetUp } = Route.useLoaderData();
  const { state, page = 1 } = Route.useSearch();
  const router = useRouter();
  const { about, isBusy, retry, drop } = useMailActions();
  const [dropping, setDropping] = useState<OutboxEmail>();
  const hrefOf = (search: Search) => router.buildLocation({ to: '/office/mail', search }).publicHref;
  const countOf = (of: Search['state']) => (of === 'stuck' || of === 'waiting' ? ` ${counts[of]}` : '');
  const result = <FormResult subject={mailLine} />;
  return (
    <>
      <Screen title="Mail">
        {!isSetUp && (
          <InlineAlert tone="warning">
            Email is not set up. {waitingWords(counts.waiting)} in the outbox. Ask the person who runs the
            server to set SMTP_URL.
          </InlineAlert>
        )}
        {/* A canceled email is no longer in the list, so its result is shown here. */}
        {emails.every(({ id }) => id !== about) && result}
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
        {emails.length > 0 ? (
          <MailList
            emails={emails}
            now={serverNow()}
            hrefOf={({ id }) => router.buildLocation({ to: '/office/mail/$id', params: { id } }).publicHref}
            about={about}
            busy={isBusy}
            result={result}
            onRetry={(email) => void retry(email)}
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
          {more && (
            <ButtonLink variant="line" href={hrefOf({ state, page: page + 1 })}>
              Older
            </ButtonLink>
          )}
          <ViewsMenu />
        </Cluster>
      </Screen>
      <DropDialog
        email={dropping}
        onDrop={(email) => void drop(email)}
        onClose={() => setDropping(undefined)}
      />
    </>
  );
}
