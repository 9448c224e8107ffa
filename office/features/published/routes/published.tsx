import { serverNow } from '@banyan/api/client';
import type { Published } from '@banyan/api/office';
import { Button, ButtonLink, ChipLink, EmptyState, Text, VisuallyHidden } from '@banyan/ui/elements';
import { Cluster, Stack } from '@banyan/ui/layout';
import { Dialog } from '@banyan/ui/overlays';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { CountLine } from '../../../kit/CountLine/CountLine.tsx';
import { FilterTabs } from '../../../kit/FilterTabs/FilterTabs.tsx';
import { load } from '../../../kit/load.ts';
import { offlineId } from '../../../kit/Screen/offline.ts';
import { readPages } from '../../../kit/search.ts';
import { useIsWide } from '../../../kit/useIsWide.ts';
import { useOnline } from '../../../kit/useOnline.ts';
import { useUndoBar } from '../../../kit/useUndoBar.ts';
import { client } from '../../../shell/client.ts';
import { ScreenHead } from '../../../shell/components/ScreenHead/ScreenHead.tsx';
import { siteContent } from '../../../shell/content.ts';
import { hasPermission } from '../../../shell/navigation.ts';
import { RefreshPrompt } from '../../../shell/RefreshPrompt.tsx';
import { useShortcuts } from '../../../shell/useShortcuts.ts';
import { ViewsMenu } from '../../../shell/ViewsMenu.tsx';
import { ReviewNotices } from '../../review/screens/ReviewNotices.tsx';
import { PublishedList } from '../components/PublishedList/PublishedList.tsx';
import { PublishedView } from '../components/PublishedView/PublishedView.tsx';
import { publishedTitle } from '../components/words.ts';
import { type Doing, PublishedDialogs } from '../screens/PublishedDialogs.tsx';
import { PublishedSearch } from '../screens/search.ts';
import { usePublishedActions } from '../screens/usePublishedActions.ts';

const states = { shown: 'On the board', leaving: 'Expiring within a week', left: 'Expired' } as const;

/** Screen of published jobs and stories. */
export const Route = createFileRoute('/office/_layout/published')({
  staticData: { title: 'On the site' },
  validateSearch: PublishedSearch,
  loaderDeps: ({ search: { open: _, ...view } }) => view,
  staleTime: 60_000,
  loader: (at) =>
    load(at, 'queue.see', 'See what is on the site', () => {
      const { page = 1, kind, state } = at.deps;
      const query = { ...(kind !== undefined && { kind }), ...(state !== undefined && { state }) };
      return readPages(
        page,
        (one) => client.getPublished({ query: { ...query, page: one } }),
        ({ ref }) => ref,
      );
    }),
  component: PublishedScreen,
});

function PublishedScreen() {
  const found = Route.useLoaderData();
  const search = Route.useSearch();
  const mayDecide = hasPermission(Route.useRouteContext().me, 'queue.decide');
  const navigate = Route.useNavigate();
  const { kind = 'job', state = 'shown', page = 1, open } = search;
  const router = useRouter();
  const isWide = useIsWide();
  const actions = usePublishedActions(found.rows);
  const { bar, undo } = useUndoBar(actions.latest, actions.setSaid);
  const unavailableBecause = useOnline() ? undefined : offlineId;
  const [doing, setDoing] = useState<Doing>();
  useShortcuts('list', { z: () => void undo() });

  const hrefOf = (next: PublishedSearch) =>
    router.buildLocation({ to: '/office/published', search: next }).publicHref;
  const go = (next: PublishedSearch) => void navigate({ search: next, resetScroll: false, replace: true });
  const close = () => go({ ...search, open: undefined });

  const looked = actions.rows.find(({ ref }) => ref === open);
  const total =
    kind === 'story' ? found.counts.story : state === 'leaving' ? found.counts.leaving : found.counts.job;

  const actionsOf = (row: Published) => {
    const common = {
      variant: 'line',
      size: 'small',
      unavailable: unavailableBecause !== undefined,
      'aria-describedby': unavailableBecause,
    } as const;
    const named = <VisuallyHidden> {publishedTitle(row)}</VisuallyHidden>;
    return (
      <>
        {row.kind === 'job' && (
          <Button
            {...common}
            onClick={() => {
              if (!isWide) close();
              void actions.renew(row);
            }}
          >
            Renew{named}
          </Button>
        )}
        {row.kind === 'story' && row.text !== '' && (
          <Button {...common} onClick={() => setDoing({ what: 'mend', row })}>
            Edit{named}
          </Button>
        )}
        {row.kind === 'job' && row.daysLeft < 0 ? null : (
          <Button {...common} onClick={() => setDoing({ what: 'take down', row })}>
            Remove from site{named}
          </Button>
        )}
      </>
    );
  };
  const view = looked && (
    <PublishedView row={looked} now={serverNow()} categories={siteContent().storyCategories}>
      {!isWide && mayDecide && actionsOf(looked)}
    </PublishedView>
  );

  return (
    <>
      <ScreenHead title="On the site" />
      <Stack space={16}>
        <FilterTabs
          label="Kind"
          items={[
            { href: hrefOf({}), label: 'Jobs', count: found.counts.job, isCurrent: kind === 'job' },
            {
              href: hrefOf({ kind: 'story' }),
              label: 'Stories',
              count: found.counts.story,
              isCurrent: kind === 'story',
            },
          ]}
        />
        <ReviewNotices
          isOffline={unavailableBecause !== undefined}
          said={actions.said}
          troubles={[]}
          onSettle={() => undefined}
          bar={bar}
        />
        <RefreshPrompt />
        {kind === 'job' && (
          <nav aria-label="Which jobs">
            <Cluster>
              {(['shown', 'leaving', 'left'] as const).map((one) => (
                <ChipLink
                  key={one}
                  href={hrefOf(one === 'shown' ? {} : { state: one })}
                  aria-current={one === state ? 'page' : undefined}
                >
                  {states[one]}
                  {one === 'leaving' && ` ${found.counts.leaving}`}
                </ChipLink>
              ))}
            </Cluster>
          </nav>
        )}
        {actions.rows.length === 0 ? (
          <EmptyState
            live
            heading={state === 'shown' ? 'Nothing is on the site yet.' : 'Nothing matches.'}
            headingLevel={2}
            action={
              state !== 'shown' && (
                <ButtonLink variant="line" href={hrefOf({})}>
                  Clear filters
                </ButtonLink>
              )
            }
          >
            {state === 'shown' && 'What you approve in Review appears here.'}
          </EmptyState>
        ) : (
          <PublishedList
            rows={actions.rows}
            hrefOf={({ ref }) => hrefOf({ ...search, open: ref })}
            open={open}
            onOpen={({ ref }, event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              go({ ...search, open: ref });
            }}
            categories={siteContent().storyCategories}
            {...(mayDecide && { actions: actionsOf })}
            {...(isWide && {
              view: view ?? <Text tone="quiet">Select one to preview it.</Text>,
            })}
          />
        )}
        <CountLine shown={actions.rows.length} total={state === 'left' ? actions.rows.length : total}>
          {found.more && (
            <Button variant="line" size="small" onClick={() => go({ ...search, page: page + 1 })}>
              Show more
            </Button>
          )}
          <ViewsMenu />
        </CountLine>
      </Stack>
      <Dialog
        open={!isWide && looked !== undefined && doing === undefined}
        onClose={close}
        title={looked ? publishedTitle(looked) : ''}
      >
        {view}
      </Dialog>
      <PublishedDialogs
        doing={doing}
        onClose={() => setDoing(undefined)}
        onUnpublish={(row, reason) => {
          setDoing(undefined);
          if (open === row.ref) close();
          void actions.unpublish(row, reason);
        }}
        onEdit={actions.edit}
      />
    </>
  );
}
