import { Button, Notice } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import type { ReactNode } from 'react';
import type { ReadState } from './useApiRead.ts';

export interface OutdatedProps {
  reading: Pick<ReadState<unknown>, 'data' | 'failed' | 'busy' | 'retry'>;
  /** What failed. */
  heading: string;
  /** What is shown all the same. */
  text: string;
  retryLabel: string;
  /** Where else one may look. */
  children?: ReactNode;
}

/** The page brought its data along, but the API does not confirm it. */
export function Outdated({ reading, heading, text, retryLabel, children }: OutdatedProps) {
  const { data, failed, busy, retry } = reading;
  if (!failed || data === undefined) return null;
  return (
    <Notice live heading={heading}>
      <Stack align="start">
        {text}
        <Button variant="line" size="small" busy={busy} onClick={retry}>
          {retryLabel}
        </Button>
        {children}
      </Stack>
    </Notice>
  );
}
