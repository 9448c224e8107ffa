import { eventMessages } from '@banyan/api/contract';
import { Button, Notice } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import type { ReadState } from '../../useRead.ts';

export interface OutdatedProps {
  reading: ReadState<unknown>;
  heading: string;
  /** What is shown all the same. */
  text: string;
}

/** The page brought events along, but the API does not confirm them. */
export function Outdated({ reading, heading, text }: OutdatedProps) {
  const { data, failed, busy, retry } = reading;
  if (!failed || data === undefined) return null;
  return (
    <Notice live heading={heading}>
      <Stack align="start">
        {text}
        <Button variant="line" size="small" busy={busy} onClick={retry}>
          {eventMessages.retry}
        </Button>
      </Stack>
    </Notice>
  );
}
