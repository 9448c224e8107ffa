import { useEffect, useRef, useState } from 'react';

/**
 * State of a panel that opens below its button. A press elsewhere closes it, and so does Escape, which also returns the focus to
 * the button. Put `root` on the element around both.
 *
 * @param closesOnLeave Closes the panel also when the focus leaves it, as with Tab. @default false
 */
export function usePanel(closesOnLeave = false) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    // A panel at the bottom of a phone would open behind the navigation.
    root.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    // Runs before other listeners: Escape closes only the topmost layer.
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
