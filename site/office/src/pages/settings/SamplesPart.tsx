import type { Settings } from '@banyan/api/office';
import { ConfirmDialog } from '@banyan/office/shell';
import { Button, Text } from '@banyan/ui/elements';
import { useState } from 'react';
import { client } from '../../client.ts';
import { useDeed } from '../../useDeed.ts';
import { Part } from './Part.tsx';

/** What the first start invented, to be taken out before going live. */
export function SamplesPart({ settings: { hasSamples } }: { settings: Settings }) {
  const { busy, said, deed } = useDeed();
  const [isAsked, setAsked] = useState(false);
  const remove = () => {
    setAsked(false);
    void deed(
      'Take the samples out',
      (options) => client.removeSamples({}, options),
      'The samples are out. What people sent is untouched.',
    );
  };
  return (
    <Part heading="Samples" said={said}>
      <Text measure>
        {hasSamples
          ? 'The first start invented members, events, stories, jobs and news, so that there is something to see. Take them out before the site is for real.'
          : 'There are none.'}
      </Text>
      {hasSamples && (
        <div>
          <Button variant="danger" busy={busy !== undefined} onClick={() => setAsked(true)}>
            Take the samples out
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsked}
        title="Take the samples out?"
        doLabel="Take them out"
        onDo={remove}
        onCancel={() => setAsked(false)}
      >
        Everything that was invented goes, and what people sent about it with it. This cannot be undone.
      </ConfirmDialog>
    </Part>
  );
}
