import type { ReadState } from '@banyan/app/reading';
import { Outdated } from '@banyan/ui/content';
import { TextLink } from '@banyan/ui/elements';
import { passFocus } from '@banyan/ui/hooks';
import { Stack } from '@banyan/ui/layout';
import type { ReactNode } from 'react';
import { nationalHref } from './places.ts';

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
  const link = <TextLink href={nationalHref(elsewhere)}>Look on the national site</TextLink>;
  return (
    <Stack space={32}>
      <Outdated
        ref={passFocus}
        reading={reading}
        heading={heading}
        text="What stands here is as it was a while ago."
        retryLabel="Retry"
      >
        {link}
      </Outdated>
      {children}
      {reading.failed && reading.data === undefined ? <p>{link}</p> : null}
    </Stack>
  );
}
