import { tryStorage } from '@banyan/ui/hooks';

/** Where this tab keeps what can be taken back. */
export const undoKey = 'office-undo';

/** Forgets all of it in this tab: whoever was here is signed out. */
export const forgetUndo = (): void => void tryStorage(() => sessionStorage.removeItem(undoKey));
