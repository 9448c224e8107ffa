const touches = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input', 'change'];

/** What does nothing before the page is alive, or does it with a new document. */
const pressable = 'button, [role="button"], summary, a[href]';

/** A press that asks for no new tab or window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** After code that did not come, touches wait for so long, in milliseconds: a server that is away is not asked at every move of a mouse. Presses do not. */
const awayMs = 5_000;

/**
 * Wakes a part of the page when it is touched. What is pressed or sent before it is alive is pressed or sent once more then, or,
 * when the code does not come, by the browser alone; what is typed stays in its control, where the form finds it, and what is
 * chosen from a list is chosen once more where the part would show its own.
 *
 * @param wake Resolves when the part is alive; rejects when its code did not come, and is then called again at the next touch.
 * @param now Wakes it without a touch.
 * @returns Stops listening.
 */
export function listenForTouch(part: HTMLElement, wake: () => Promise<void>, now: boolean): () => void {
  let waking = false;
  let given = false;
  let again: (() => void) | undefined;
  let restsUntil = 0;
  const chosen = new Map(choicesIn(part));

  const begin = async () => {
    if (waking) return;
    waking = true;
    try {
      await wake();
      stop();
      tellFiles(part);
      chooseAgain(chosen);
    } catch {
      given = true;
      restsUntil = Date.now() + awayMs;
    }
    again?.();
    again = undefined;
    waking = false;
    given = false;
  };
  const onTouch = ({ type, target }: Event) => {
    if (!(target instanceof Element) || !part.contains(target)) return;
    if (type === 'change' && target instanceof HTMLSelectElement) chosen.set(target, target.value);
    if (Date.now() >= restsUntil) void begin();
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
  if (now || chosen.size > 0 || part.matches(':hover, :focus-within')) void begin();
  return stop;
}

/** What was chosen from lists before anybody listened. */
function* choicesIn(part: HTMLElement): Generator<[HTMLSelectElement, string]> {
  for (const list of part.querySelectorAll('select')) {
    const drawn = [...list.options].findIndex(({ defaultSelected }) => defaultSelected);
    if (list.selectedIndex !== Math.max(0, drawn)) yield [list, list.value];
  }
}

/** React has put back what it drew: the choice is made again, and heard of. */
function chooseAgain(chosen: ReadonlyMap<HTMLSelectElement, string>): void {
  for (const [list, value] of chosen) {
    if (!list.isConnected || list.value === value) continue;
    list.value = value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** A file that was chosen before is nothing that a form could find by itself. */
function tellFiles(part: HTMLElement): void {
  for (const input of part.querySelectorAll<HTMLInputElement>('input[type="file"]')) {
    if (input.files?.length) input.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
