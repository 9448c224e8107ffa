import { useEffect, useRef, useState } from 'react';
import { Spinner } from '../Spinner/index.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { waiting } from './Button.css.ts';

/** Delay before the spinner is shown and announced, in milliseconds: most work ends sooner, and the spinner would only flash. */
const busyDelayMs = 1000;

/**
 * Spinner for work that takes longer. Its space is reserved from the start, so that nothing moves when it appears. Its
 * appearance is announced once, politely, with the button’s name.
 */
export function BusySpinner({ label }: { label: string }) {
  const spinner = useRef<HTMLSpanElement>(null);
  const [late, setLate] = useState(false);

  useEffect(() => {
    const button = spinner.current?.closest('button');
    if (!button) return;
    // A live region must exist before its text. It cannot be inside the button, where nothing is live, nor behind an open dialog.
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
