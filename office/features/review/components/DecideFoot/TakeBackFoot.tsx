import { Button } from '@banyan/ui/elements';
import * as foot from './foot.css.ts';

export interface TakeBackFootProps {
  /** Undoes the decision. */
  onTakeBack: () => void;
  /** True while the decision is being undone. @default false */
  busy?: boolean;
  /** Id of the text that explains why nothing can be done right now. */
  unavailableBecause?: string | undefined;
}

/** Actions for a submission that was decided. */
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
