import type { KeyboardEvent } from 'react';

/**
 * Keyboard shortcuts of a form, from any of its fields. Ctrl or ⌘ and Enter press the main button; Escape goes back if `onBack` is
 * given.
 */
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
