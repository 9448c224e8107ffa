import { atom } from 'jotai';
import type { Said } from '../../kit/useDeed.ts';

/** Result of the last action of a form, for the line beside its button. */
export interface Result extends Said {
  /** Kind and id of what was changed: `news news-laptops`. */
  subject: string;
  /** Page of the site that shows it. */
  viewHref?: string | undefined;
  /** Id of the undo, as long as there is one. */
  undoId?: string | undefined;
}

/** Kept outside of the screens: what is new gets a screen of its own when it is saved. */
export const resultAtom = atom<Result | undefined>(undefined);
