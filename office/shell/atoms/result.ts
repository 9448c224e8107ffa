import { atom } from 'jotai';
import type { Feedback } from '../../kit/useActions.ts';

/** Result of the last action, for the line beside the button that was pressed. */
export interface Result extends Feedback {
  /** The line that shows it: kind and id of what was changed, then which of its buttons if it has several (`gift D-77QX refund`). */
  subject: string;
  /** Page of the site that shows it. */
  viewHref?: string | undefined;
  /** Id of the undo, as long as there is one. */
  undoId?: string | undefined;
}

/** Kept outside of the screens: an action may open another screen, which then shows its result. */
export const resultAtom = atom<Result | undefined>(undefined);
