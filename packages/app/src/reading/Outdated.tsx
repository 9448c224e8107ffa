import { Button, Notice } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import type { ReadState } from './useApiRead.ts';

export interface OutdatedProps {
  reading: Pick<ReadState<unknown>, 'data' | 'failed' | 'busy' | 'retry'>;
  /** What failed. */
  heading: string;
  /** What is shown all the same. */
  text: string;
  retryLabel: string;
}

/** The page brought its data along, but the API does not confirm it. */
export function Outdated({ reading, heading, text, retryLabel }: OutdatedProps) {
  const { data, failed, busy, retry } = reading;
  if (!failed || data === undefined) return null;
  return (
    <Notice live heading={heading}>
      <Stack align="start">
        {text}
        <Button variant="line" size="small" busy={busy} onClick={retry}>
          {retryLabel}
        </Button>
      </Stack>
    </Notice>
  );
}
