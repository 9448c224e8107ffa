const touches = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input', 'change'];

/** What does nothing before the page is alive, or does it with a new document. */
const pressable = 'button, [role="button"], summary';

/**
 * Wakes a part of the page when it is touched. A button that is pressed before it is alive is pressed once more then, or, when
 * the code does not come, by the browser alone; what is typed or chosen stays in its control, where the form finds it.
 *
 * @param wake Resolves when the part is alive; rejects when its code did not come, and is then called again at the next touch.
 * @param now Wakes it without a touch.
 * @returns Stops listening.
 */
export function listenForTouch(part: HTMLElement, wake: () => Promise<void>, now: boolean): () => void {
  let waking = false;
  let given = false;
  let pressed: HTMLElement | undefined;

  const begin = async () => {
    if (waking) return;
    waking = true;
    try {
      await wake();
      stop();
    } catch {
      given = true;
    }
    if (pressed?.isConnected) pressed.click();
    pressed = undefined;
    waking = false;
    given = false;
  };
  const isInside = ({ target }: Event) => target instanceof Element && part.contains(target);
  const onTouch = (event: Event) => {
    if (isInside(event)) void begin();
  };
  const onClick = (event: MouseEvent) => {
    if (given || !isInside(event)) return;
    void begin();
    const button = event.target instanceof Element ? event.target.closest(pressable) : null;
    if (!(button instanceof HTMLElement)) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
  };

  // Before React, which stops whatever happens in a part that is not alive.
  const early = { capture: true };
  const stop = () => {
    for (const touch of touches) window.removeEventListener(touch, onTouch, early);
    window.removeEventListener('click', onClick, early);
  };
  for (const touch of touches) window.addEventListener(touch, onTouch, { ...early, passive: true });
  window.addEventListener('click', onClick, early);
  if (now || part.matches(':hover, :focus-within')) void begin();
  return stop;
}
