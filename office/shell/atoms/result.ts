import { atom } from 'jotai';
import type { Feedback } from '../../kit/useActions.ts';

/** Result of the last action, shown on the line beside its button. */
export interface Result extends Feedback {
  /** Line that shows the result: kind and id of the record, then the button if there are several (`gift D-77QX refund`). */
  subject: string;
  /** Page of the site that shows the change. */
  viewHref?: string | undefined;
  /** Id for undoing the action; `undefined` once it cannot be undone. */
  undoId?: string | undefined;
}

/** Stored outside of the screens, because an action may open another screen that then shows its result. */
export const resultAtom = atom<Result | undefined>(undefined);
