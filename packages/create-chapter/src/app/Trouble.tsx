import type { ReadState } from '@banyan/app/reading';
import { Outdated } from '@banyan/ui/content';
import { TextLink } from '@banyan/ui/elements';
import { passFocus } from '@banyan/ui/hooks';
import { Stack } from '@banyan/ui/layout';
import type { ReactNode } from 'react';
import { nationalHref } from './places.ts';

export interface TroubleProps {
  reading: ReadState<unknown>;
  /** Error message: `News could not be loaded`. */
  heading: string;
  /** Path of the same page on the national site: `/news`. */
  elsewhere: string;
  /** List, which has its own text for an empty state. */
  children: ReactNode;
}

/**
 * List of data from the national site. If that does not answer, shows a warning above the initial data, which may be old, with a
 * link to the same page there.
 */
export function Trouble({ reading, heading, elsewhere, children }: TroubleProps) {
  const link = <TextLink href={nationalHref(elsewhere)}>Look on the national site</TextLink>;
  return (
    <Stack space={32}>
      <Outdated
        ref={passFocus}
        reading={reading}
        heading={heading}
        text="This list may be out of date."
        retryLabel="Retry"
      >
        {link}
      </Outdated>
      {children}
      {reading.failed && reading.data === undefined ? <p>{link}</p> : null}
    </Stack>
  );
}
