import { useEffect, useRef, useState } from 'react';
import { Spinner } from '../Spinner/index.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { waiting } from './Button.css.ts';

/** How long work may take before it is shown and said, in milliseconds: most is done sooner, and would only flash by. */
const busyDelayMs = 1000;

/**
 * The sign of work that takes longer. Its room is there from the start, so that nothing moves when it appears; that it
 * did is said once, politely, together with the button's name.
 */
export function BusySpinner({ label }: { label: string }) {
  const spinner = useRef<HTMLSpanElement>(null);
  const [late, setLate] = useState(false);

  useEffect(() => {
    const button = spinner.current?.closest('button');
    if (!button) return;
    // It has to be there before its words are, and not in the button, where nothing is live; nor behind an open dialog.
    const said = document.createElement('span');
    said.ariaLive = 'polite';
    said.className = visuallyHidden;
    (button.closest('[role=dialog]') ?? document.body).append(said);
    const timer = setTimeout(() => {
      setLate(true);
      said.textContent = `${button.ariaLabel ?? button.textContent}, ${label}`;
    }, busyDelayMs);
    return () => {
      clearTimeout(timer);
      said.remove();
    };
  }, [label]);

  return <Spinner ref={spinner} className={late ? undefined : waiting} />;
}
