import { LogDays, type LogDaysProps, LogFilter, type LogFilterProps, type LogView } from '@banyan/office/log';
import { ScreenHead } from '@banyan/office/shell';
import { ButtonLink, EmptyState, Text } from '@banyan/ui/elements';
import { Cluster, Stack } from '@banyan/ui/layout';
import { useRouter } from '@tanstack/react-router';
import { ReadAgain } from './ReadAgain.tsx';

export interface LogPageProps {
  lines: LogDaysProps['lines'];
  /** Whether there is another page. */
  more: boolean;
  people: LogFilterProps['people'];
  view: LogView & { page?: number | undefined };
}

/** Who did what. The address is the view. */
export function LogPage({ lines, more, people, view: { page = 1, ...view } }: LogPageProps) {
  const router = useRouter();
  const hrefOf = (search: LogPageProps['view']) =>
    router.buildLocation({ to: '/office/log', search }).publicHref;
  const isNarrowed = Object.values(view).some((value) => value !== undefined);
  return (
    <>
      <ScreenHead title="Log" />
      <Stack space={16}>
        <ReadAgain />
        <LogFilter
          key={JSON.stringify(view)}
          view={view}
          people={people}
          onChange={(next) => void router.navigate({ to: '/office/log', search: next })}
        />
        {lines.length > 0 ? (
          <LogDays
            lines={lines}
            now={Date.now()}
            hrefOf={(ref) => router.buildLocation({ to: '/office/review', search: { open: ref } }).publicHref}
          />
        ) : (
          <EmptyState
            live
            heading={isNarrowed ? 'Nothing matches' : 'Nothing was done yet'}
            headingLevel={2}
            action={
              isNarrowed && (
                <ButtonLink variant="line" href="/office/log">
                  Clear filters
                </ButtonLink>
              )
            }
          >
            {isNarrowed ? 'Ask for other days, or for all of it.' : 'What volunteers do stands here.'}
          </EmptyState>
        )}
        <Cluster>
          {page > 1 && (
            <ButtonLink variant="line" href={hrefOf({ ...view, page: page - 1 })}>
              Newer
            </ButtonLink>
          )}
          {more && (
            <ButtonLink variant="line" href={hrefOf({ ...view, page: page + 1 })}>
              Older
            </ButtonLink>
          )}
          <Text size="small" tone="quiet">
            Acts, and looks at contact data. Never what somebody read.
          </Text>
        </Cluster>
      </Stack>
    </>
  );
}
