import { serverNow } from '@banyan/api/client';
import { Button, ButtonLink, EmptyState, Text } from '@banyan/ui/elements';
import { Cluster, Stack } from '@banyan/ui/layout';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { download } from '../../../kit/download.ts';
import { FormResult } from '../../../kit/FormResult.tsx';
import { useDeed } from '../../../kit/useDeed.ts';
import { client } from '../../../shell/client.ts';
import { ScreenHead } from '../../../shell/components/ScreenHead/ScreenHead.tsx';
import { ReadAgain } from '../../../shell/ReadAgain.tsx';
import { ViewsMenu } from '../../../shell/ViewsMenu.tsx';
import { LogDays, type LogDaysProps } from '../components/LogDays/LogDays.tsx';
import { LogFilter, type LogFilterProps, type LogView } from '../components/LogFilter/LogFilter.tsx';
import { placeOfDeed } from './deedPlaces.ts';

const room = getRouteApi('/office/_room');

export interface LogPageProps {
  lines: LogDaysProps['lines'];
  /** Whether there is another page. */
  more: boolean;
  people: LogFilterProps['people'];
  view: LogView & { page?: number | undefined };
  /** Whether one may take it along as a file. */
  mayExport: boolean;
}

const exportLine = 'log export';

/** Who did what. The address is the view. */
export function LogPage({ lines, more, people, view: { page = 1, ...view }, mayExport }: LogPageProps) {
  const router = useRouter();
  const { me } = room.useRouteContext();
  const { busy, setSaid, deed } = useDeed(exportLine);
  const hrefOf = (search: LogPageProps['view']) =>
    router.buildLocation({ to: '/office/log', search }).publicHref;
  const exportAll = async () => {
    const made = await deed('Export the log', (options) => client.exportLog(view, options));
    if (!made) return;
    download(`log-${new Date(serverNow()).toISOString().slice(0, 10)}.csv`, 'text/csv', made.csv);
    const rows = made.rows === 1 ? '1 row' : `${made.rows.toLocaleString('en-US')} rows`;
    setSaid({ tone: 'success', words: `${rows}. Private data: store it safely.` });
  };
  const isNarrowed = Object.values(view).some((value) => value !== undefined);
  return (
    <>
      <ScreenHead title="Log" />
      <Stack space={16}>
        <ReadAgain />
        <LogFilter
          view={view}
          people={people}
          hrefOf={hrefOf}
          onChange={(next) => void router.navigate({ to: '/office/log', search: next })}
        />
        {lines.length > 0 ? (
          <LogDays lines={lines} now={serverNow()} hrefOf={(line) => placeOfDeed(line, me.id)} />
        ) : (
          <EmptyState
            live
            heading={isNarrowed ? 'Nothing matches.' : 'No actions yet'}
            headingLevel={2}
            action={
              isNarrowed && (
                <ButtonLink variant="line" href="/office/log">
                  Clear filters
                </ButtonLink>
              )
            }
          >
            {isNarrowed ? 'Try other days, or clear the filters.' : 'Volunteers’ actions appear here.'}
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
          {mayExport && (
            <Button variant="line" busy={busy !== undefined} onClick={() => void exportAll()}>
              Export
            </Button>
          )}
          <ViewsMenu />
          <Text size="small" tone="quiet">
            Actions, and views of contact info. Never what somebody read.
          </Text>
          <FormResult subject={exportLine} />
        </Cluster>
      </Stack>
    </>
  );
}
