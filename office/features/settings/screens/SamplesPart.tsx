import type { Settings } from '@banyan/api/office';
import { Button, Text } from '@banyan/ui/elements';
import { useState } from 'react';
import { useActions } from '../../../kit/useActions.ts';
import { client } from '../../../shell/client.ts';
import { ConfirmDialog } from '../../../shell/components/ConfirmDialog/ConfirmDialog.tsx';
import { Part } from './Part.tsx';

const line = 'settings samples';

/** Section that removes the sample data of the first start, before going live. */
export function SamplesPart({ settings: { hasSamples } }: { settings: Settings }) {
  const { busy, run } = useActions(line);
  const [isAsked, setAsked] = useState(false);
  const remove = () => {
    setAsked(false);
    void run(
      'Remove the sample data',
      (options) => client.removeSamples({}, options),
      'The sample data is removed. What people sent is unchanged.',
    );
  };
  return (
    <Part heading="Sample data" line={line}>
      <Text measure>
        {hasSamples
          ? 'Your site started with made-up members, events, stories, jobs and news. Remove them before the site goes live.'
          : 'There is no sample data.'}
      </Text>
      {hasSamples && (
        <div>
          <Button variant="danger" busy={busy !== undefined} onClick={() => setAsked(true)}>
            Remove the sample data
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsked}
        title="Remove the sample data?"
        doLabel="Remove"
        onDo={remove}
        onCancel={() => setAsked(false)}
      >
        This removes everything made up, and what people sent about it. This can’t be undone.
      </ConfirmDialog>
    </Part>
  );
}
