import { Button, Notice, TextLink } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { type ReactNode, useEffect, useRef } from 'react';
import { nationalHref } from './places.ts';
import type { ReadState } from './reading.ts';
import { focusWithoutScrolling } from './useLinkNavigation.ts';

export interface TroubleProps {
  reading: ReadState<unknown>;
  /** What failed: `News could not be loaded`. */
  heading: string;
  /** The same page of the national site: `/news`. */
  elsewhere: string;
  /** The list, which says itself when it has nothing to show. */
  children: ReactNode;
}

/**
 * A list whose national site may not answer: says so over what the page brought along, which may be old, and leads to the
 * same page there.
 */
export function Trouble({ reading, heading, elsewhere, children }: TroubleProps) {
  const { data, failed, busy } = reading;
  const retry = useRetry(reading);
  const link = <TextLink href={nationalHref(elsewhere)}>Look on the national site</TextLink>;
  return (
    <Stack space={32}>
      {failed && data !== undefined ? (
        <Notice live heading={heading}>
          <Stack align="start">
            What stands here is as it was a while ago.
            <Button variant="line" size="small" busy={busy} onClick={retry}>
              Retry
            </Button>
            {link}
          </Stack>
        </Notice>
      ) : null}
      {children}
      {failed && data === undefined ? <p>{link}</p> : null}
    </Stack>
  );
}

/** The button leaves once it has worked; whoever pressed it then stands at the page's heading instead of nowhere. */
function useRetry({ failed, retry }: ReadState<unknown>) {
  const asked = useRef(false);
  useEffect(() => {
    if (failed || !asked.current) return;
    asked.current = false;
    const heading = document.querySelector('h1');
    if (heading && document.activeElement === document.body) focusWithoutScrolling(heading);
  }, [failed]);
  return () => {
    asked.current = true;
    retry();
  };
}
