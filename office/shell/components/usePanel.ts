import { useEffect, useRef, useState } from 'react';

/**
 * A panel that a button opens right under it: a press elsewhere closes it, and so does Escape, wherever the focus is, which gives the
 * button the focus. `root` belongs around both.
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
    // Before others hear of it: Escape closes what is on top, and nothing else.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey, { capture: true });
    };
  }, [isOpen]);

  return { isOpen, setOpen, root, button };
}
