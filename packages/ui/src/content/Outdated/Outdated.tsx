import type { ReactNode } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Notice, type NoticeProps } from '../../elements/Notice/index.ts';
import { Stack } from '../../layout/Stack/index.ts';

/** How far what is shown has been read. */
export interface OutdatedReading {
  /** What is shown; undefined until something arrived. */
  data: unknown;
  /** The last try failed. */
  failed: boolean;
  /** A try is under way. */
  busy: boolean;
  /** Tries again. */
  retry: () => void;
}

export interface OutdatedProps extends Pick<NoticeProps, 'ref'> {
  /** How the last try went, and how to try again. */
  reading: OutdatedReading;
  /** What failed: `Stories could not be loaded`. */
  heading: ReactNode;
  /** One sentence: what is shown all the same, and how old it is. */
  text: ReactNode;
  /** On the button that tries again. */
  retryLabel: string;
  /** Where else one may look: a `TextLink`. */
  children?: ReactNode;
}

/**
 * Over one thing that a page brought along while nobody confirms it: that it may be old, and a way to try again. Nothing while
 * all is well, and nothing while there is nothing to show. With `passFocus` as its `ref` whoever pressed Retry stands at
 * the heading of its part once that worked. A list says the same of itself: `outdated` of its progress.
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
