import type { ReactNode } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Notice, type NoticeProps } from '../../elements/Notice/index.ts';
import { Stack } from '../../layout/Stack/index.ts';

/** State of a read whose data may be old. */
export interface OutdatedReading {
  /** Data shown; undefined until some arrived. */
  data: unknown;
  /** True if the last attempt failed. */
  failed: boolean;
  /** True while an attempt is under way. */
  busy: boolean;
  /** Reads the data again. */
  retry: () => void;
}

export interface OutdatedProps extends Pick<NoticeProps, 'ref'> {
  /** Result of the last attempt, and a function to try again. */
  reading: OutdatedReading;
  /** Heading: `Stories could not be loaded`. */
  heading: ReactNode;
  /** Sentence about the data still shown and its age. */
  text: ReactNode;
  /** Label of the retry button. */
  retryLabel: string;
  /** Link to another source of the data: a `TextLink`. */
  children?: ReactNode;
}

/**
 * Notice above content that could not be refreshed: it may be old, and a button tries again. Renders nothing while the last
 * attempt succeeded or there is no data. With `passFocus` as its `ref`, a successful retry moves the focus to the heading of
 * the surrounding part. For lists use `outdated` of their progress instead.
 */
export function Outdated({ reading, heading, text, retryLabel, children, ref }: OutdatedProps) {
  const { data, failed, busy, retry } = reading;
  if (!failed || data === undefined) return null;
  return (
    <Notice live heading={heading} ref={ref}>
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
