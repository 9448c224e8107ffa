import { Button } from '@banyan/ui/elements';
import { timeWords } from '../../../kit/words/times.ts';
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx';

export interface StaleProps {
  /** When what stands here was read, in milliseconds. */
  readAt: number;
  /** Reads the screen again. */
  onReadAgain: () => void;
}

/** Something has changed since a screen was read. Nothing moves until its reader wants it to. */
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
