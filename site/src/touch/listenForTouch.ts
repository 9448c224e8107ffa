const touches = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input', 'change'];

/** What does nothing before the page is alive, or does it with a new document. */
const pressable = 'button, [role="button"], summary, a[href]';

/** A press that asks for no new tab or window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * Wakes a part of the page when it is touched. What is pressed or sent before it is alive is pressed or sent once more then, or,
 * when the code does not come, by the browser alone; what is typed or chosen stays in its control, where the form finds it.
 *
 * @param wake Resolves when the part is alive; rejects when its code did not come, and is then called again at the next touch.
 * @param now Wakes it without a touch.
 * @returns Stops listening.
 */
export function listenForTouch(part: HTMLElement, wake: () => Promise<void>, now: boolean): () => void {
  let waking = false;
  let given = false;
  let again: (() => void) | undefined;

  const begin = async () => {
    if (waking) return;
    waking = true;
    try {
      await wake();
      stop();
      tellFiles(part);
    } catch {
      given = true;
    }
    again?.();
    again = undefined;
    waking = false;
    given = false;
  };
  const onTouch = ({ target }: Event) => {
    if (target instanceof Element && part.contains(target)) void begin();
  };
  const keep = (event: Event, act: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    again = act;
  };
  const onAct = (event: Event) => {
    const { target } = event;
    if (given || !(target instanceof Element) || !part.contains(target)) return;
    void begin();
    if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
      const { submitter } = event;
      return keep(event, () => target.requestSubmit(submitter));
    }
    const button = target.closest(pressable);
    if (button instanceof HTMLElement && event instanceof MouseEvent && isPlain(event))
      keep(event, () => button.click());
  };

  // Before React, which stops whatever happens in a part that is not alive.
  const early = { capture: true };
  const stop = () => {
    for (const touch of touches) window.removeEventListener(touch, onTouch, early);
    for (const act of ['click', 'submit']) window.removeEventListener(act, onAct, early);
  };
  for (const touch of touches) window.addEventListener(touch, onTouch, { ...early, passive: true });
  for (const act of ['click', 'submit']) window.addEventListener(act, onAct, early);
  if (now || part.matches(':hover, :focus-within')) void begin();
  return stop;
}

/** A file that was chosen before is nothing that a form could find by itself. */
function tellFiles(part: HTMLElement): void {
  for (const input of part.querySelectorAll<HTMLInputElement>('input[type="file"]')) {
    if (input.files?.length) input.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
