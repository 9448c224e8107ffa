import { useEffect, useRef, useState } from 'react';

/**
 * A panel that a button opens right under it: a press elsewhere closes it, and so does Escape, wherever the focus is, which gives the
 * button the focus. `root` belongs around both.
 *
 * @param closesOnLeave Whether it also closes when the focus moves out of it, as with Tab. @default false
 */
export function usePanel(closesOnLeave = false) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    // Opened at the foot of a phone, the panel would be behind the navigation.
    root.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
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
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) setOpen(false);
    };
    const panel = closesOnLeave ? root.current : null;
    panel?.addEventListener('focusout', onLeave);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey, { capture: true });
    return () => {
      panel?.removeEventListener('focusout', onLeave);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey, { capture: true });
    };
  }, [isOpen, closesOnLeave]);

  return { isOpen, setOpen, root, button };
}
