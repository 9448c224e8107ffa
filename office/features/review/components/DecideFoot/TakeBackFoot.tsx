import { Button } from '@banyan/ui/elements';
import * as foot from './foot.css.ts';

export interface TakeBackFootProps {
  /** Takes the decision back. */
  onTakeBack: () => void;
  /** It is being taken back. @default false */
  busy?: boolean;
  /** Id of the sentence that says why nothing can be done just now. */
  unavailableBecause?: string | undefined;
}

/** What can be done with what was decided about. */
export const TakeBackFoot = ({ onTakeBack, busy = false, unavailableBecause }: TakeBackFootProps) => (
  <div data-foot="item" className={foot.foot}>
    <Button
      variant="line"
      busy={busy}
      unavailable={unavailableBecause !== undefined}
      aria-describedby={unavailableBecause}
      onClick={onTakeBack}
    >
      Undo the decision
    </Button>
  </div>
);
