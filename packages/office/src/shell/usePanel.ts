import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/**
 * A panel that a button opens right under it: a press elsewhere closes it, and so does Escape, which gives the button the focus.
 * `root` and `onKeyDown` belong around both.
 */
export function usePanel() {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  return { isOpen, setOpen, root, button, onKeyDown };
}
