import { tryStorage } from '@banyan/ui/hooks';

/** Key of the undo stack in this tab's storage. */
export const undoKey = 'office-undo';

/** Deletes the undo stack of this tab, after sign-out. */
export const forgetUndo = (): void => void tryStorage(() => sessionStorage.removeItem(undoKey));
