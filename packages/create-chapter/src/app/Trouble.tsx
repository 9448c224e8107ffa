import { Button, Notice, TextLink } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { nationalHref } from './places.ts';
import type { ReadState } from './reading.ts';

export interface TroubleProps {
  reading: ReadState<unknown>;
  /** What failed: `News could not be loaded`. */
  heading: string;
  /** The same page of the national site: `/news`. */
  elsewhere: string;
}

/**
 * Says that the national site does not answer: over what the page brought along, which may be old, and with the way to
 * the same page there. A list that has nothing to show says itself that it failed, and offers to try again.
 */
export function Trouble({ reading, heading, elsewhere }: TroubleProps) {
  const { data, failed, busy, retry } = reading;
  if (!failed) return null;
  const link = <TextLink href={nationalHref(elsewhere)}>Look on the national site</TextLink>;
  if (data === undefined) return <p>{link}</p>;
  return (
    <Notice live heading={heading}>
      <Stack align="start">
        What stands here is as it was a while ago.
        <Button variant="line" size="small" busy={busy} onClick={retry}>
          Retry
        </Button>
        {link}
      </Stack>
    </Notice>
  );
}
