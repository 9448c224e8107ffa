import { Button } from '@banyan/ui/elements';
import { InlineAlert } from '../../../../shell/components/InlineAlert/InlineAlert.tsx';

export interface ConflictValueProps {
  /** What somebody else has saved meanwhile; empty when they took it out. */
  text: string;
  /** Puts it in place of what was typed. */
  onTake: () => void;
}

/** Says that somebody else has saved something else than is typed here. Whoever types chooses. */
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
