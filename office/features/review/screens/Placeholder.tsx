import type { QueueRow } from '@banyan/api/office';
import { Button, Text } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { ItemFrame } from '../components/ReviewItem/ItemFrame.tsx';
import { Selected } from '../components/Selected/Selected.tsx';

export interface PlaceholderProps {
  chosen: readonly QueueRow[];
  /** Opens the first submission of the list; undefined if the list is empty. */
  onBegin: (() => void) | undefined;
}

/** Detail pane while nothing is open: the selected submissions, or a button to start. */
export const Placeholder = ({ chosen, onBegin }: PlaceholderProps) =>
  chosen.length > 0 ? (
    <Selected rows={chosen} />
  ) : (
    onBegin && (
      <ItemFrame>
        <Stack space={16}>
          <Text tone="quiet">Select an item. Oldest first.</Text>
          <div>
            <Button variant="accent" onClick={onBegin}>
              Start with the oldest
            </Button>
          </div>
        </Stack>
      </ItemFrame>
    )
  );
