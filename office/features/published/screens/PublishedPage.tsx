import { serverNow } from '@banyan/api/client';
import type { Published } from '@banyan/api/office';
import { Button, ButtonLink, ChipLink, EmptyState, Text, VisuallyHidden } from '@banyan/ui/elements';
import { Cluster, Stack } from '@banyan/ui/layout';
import { Dialog } from '@banyan/ui/overlays';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { offlineId } from '../../../kit/Screen/offline.ts';
import { useIsWide } from '../../../kit/useIsWide.ts';
import { useOnline } from '../../../kit/useOnline.ts';
import { ScreenHead } from '../../../shell/components/ScreenHead/ScreenHead.tsx';
import { siteContent } from '../../../shell/content.ts';
import { ReadAgain } from '../../../shell/ReadAgain.tsx';
import { useShortcuts } from '../../../shell/useShortcuts.ts';
import { ViewsMenu } from '../../../shell/ViewsMenu.tsx';
import { CountLine } from '../../review/components/CountLine/CountLine.tsx';
import { FilterTabs } from '../../review/components/FilterTabs/FilterTabs.tsx';
import { ReviewNotices } from '../../review/screens/ReviewNotices.tsx';
import { useUndoBar } from '../../review/screens/useUndoBar.ts';
import { PublishedList } from '../components/PublishedList/PublishedList.tsx';
import { PublishedView } from '../components/PublishedView/PublishedView.tsx';
import { publishedTitle } from '../components/words.ts';
import { type Doing, PublishedDialogs } from './PublishedDialogs.tsx';
import type { OnTheSite, PublishedSearch } from './published.ts';
import { usePublishedDeeds } from './usePublishedDeeds.ts';

export interface PublishedPageProps {
  found: OnTheSite;
  search: PublishedSearch;
  /** Whether one may renew, take down and mend. */
  mayDecide: boolean;
}

const states = { shown: 'On the board', leaving: 'Expiring within a week', left: 'Expired' } as const;

/** What stands on the site of what was sent in. */
export function PublishedPage({ found, search, mayDecide }: PublishedPageProps) {
  const { kind = 'job', state = 'shown', page = 1, open } = search;
  const router = useRouter();
  const isWide = useIsWide();
  const deeds = usePublishedDeeds(found.rows);
  const { bar, undo } = useUndoBar(deeds.latest, deeds.setSaid);
  const unavailableBecause = useOnline() ? undefined : offlineId;
  const [doing, setDoing] = useState<Doing>();
  useShortcuts('list', { z: () => void undo() });

  const hrefOf = (next: PublishedSearch) =>
    router.buildLocation({ to: '/office/published', search: next }).publicHref;
  const go = (next: PublishedSearch) =>
    void router.navigate({ to: '/office/published', search: next, resetScroll: false, replace: true });
  const close = () => go({ ...search, open: undefined });

  const looked = deeds.rows.find(({ ref }) => ref === open);
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
              void deeds.renew(row);
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
          said={deeds.said}
          troubles={[]}
          onSettle={() => undefined}
          bar={bar}
        />
        <ReadAgain />
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
        {deeds.rows.length === 0 ? (
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
            rows={deeds.rows}
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
              view: view ?? <Text tone="quiet">Select one to see it as everybody sees it.</Text>,
            })}
          />
        )}
        <CountLine shown={deeds.rows.length} total={state === 'left' ? deeds.rows.length : total}>
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
        onTakeDown={(row, reason) => {
          setDoing(undefined);
          if (open === row.ref) close();
          void deeds.takeDown(row, reason);
        }}
        onMend={deeds.mend}
      />
    </>
  );
}
