import { serverNow } from '@banyan/api/client';
import { EmptyState, Text } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { LogDays } from '../../audit-log/components/LogDays/LogDays.tsx';
import type { EventTabProps } from './eventTabs.ts';

/** Maximum number of log lines that come with an event. */
const most = 50;

/** History of an event, as sentences. */
export function HistoryTab({ event: { id, history } }: EventTabProps) {
  if (history.length === 0) return <EmptyState heading="No changes yet." headingLevel={2} />;
  return (
    <Stack space={16}>
      <LogDays
        lines={history.map((line) => ({ ...line, subject: `event ${id}`, title: null }))}
        now={serverNow()}
        hrefOf={() => undefined}
      />
      {history.length >= most && (
        <Text size="small" tone="quiet">
          The last {most}. Older entries are in the log.
        </Text>
      )}
    </Stack>
  );
}
