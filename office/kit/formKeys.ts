import type { KeyboardEvent } from 'react';

/** Keys of a form, from wherever one writes: Ctrl or ⌘ and Enter press its main button, Escape goes back where there is a way back. */
export const formKeys =
  (onBack?: () => void) =>
  (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.repeat || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && onBack) {
      event.preventDefault();
      onBack();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.currentTarget.requestSubmit();
    }
  };
