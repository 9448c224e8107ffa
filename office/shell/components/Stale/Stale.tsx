import { Button } from '@banyan/ui/elements';
import { timeWords } from '../../../kit/words/times.ts';
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx';

export interface StaleProps {
  /** Time when the data was loaded, in milliseconds. */
  readAt: number;
  /** Reloads the screen. */
  onReadAgain: () => void;
}

/** Notice that the data of a screen is outdated. Nothing changes until the reader asks for it. */
export const Stale = ({ readAt, onReadAgain }: StaleProps) => (
  <InlineAlert
    live
    action={
      <Button variant="quiet" size="small" onClick={onReadAgain}>
        Reload
      </Button>
    }
  >
    Loaded at {timeWords(readAt)}.
  </InlineAlert>
);
