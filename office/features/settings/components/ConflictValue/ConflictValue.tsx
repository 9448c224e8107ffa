import { Button } from '@banyan/ui/elements';
import { InlineAlert } from '../../../../shell/components/InlineAlert/InlineAlert.tsx';

export interface ConflictValueProps {
  /** Text that another volunteer has saved; empty if they removed it. */
  text: string;
  /** Replaces the typed text with it. */
  onTake: () => void;
}

/** Alert that another volunteer has saved a different text, with a choice between both. */
export const ConflictValue = ({ text, onTake }: ConflictValueProps) => (
  <InlineAlert
    live
    tone="warning"
    action={
      <Button variant="line" size="small" onClick={onTake}>
        Use theirs
      </Button>
    }
  >
    {text === '' ? 'Someone else removed it.' : `Someone else saved this: “${text}”`} Saving yours replaces
    it.
  </InlineAlert>
);
