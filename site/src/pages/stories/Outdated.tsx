import { Button, Notice } from '@banyan/ui/elements';
import { stories } from '../../content/stories.ts';
import type { ReadState } from '../../useRead.ts';

/** The page brought its data along, but the API does not confirm it. */
export function Outdated({ reading, words }: { reading: ReadState<unknown>; words: string }) {
  if (!reading.failed || reading.data === undefined) return null;
  return (
    <Notice live heading={words}>
      <Button variant="line" busy={reading.busy} onClick={reading.retry}>
        {stories.list.retry}
      </Button>
    </Notice>
  );
}
