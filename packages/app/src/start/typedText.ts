import { tryStorage } from '@banyan/ui/hooks';
import * as v from 'valibot';

/* Keeps typed text when the page is reloaded automatically. Most forms keep a draft of their own; this is for all others. */

const Kept = v.object({
  address: v.string(),
  controls: v.array(v.object({ key: v.string(), value: v.union([v.string(), v.boolean()]) })),
});

const storageKey = 'banyan.typed';

/** Longest wait for the fields of a reloaded page, in milliseconds. */
const waitMs = 10_000;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Types of fields that are not typed into, or hold values that must not be stored. */
const leftOut: ReadonlySet<string> = new Set([
  'password',
  'file',
  'hidden',
  'submit',
  'button',
  'reset',
  'image',
]);

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** Every field with a name, by a key that stays the same on the same page. */
function controls(): Map<string, Control> {
  const found = new Map<string, Control>();
  for (const control of document.querySelectorAll<Control>('input, textarea, select')) {
    const name = control.name || (isTick(control) ? '' : control.id);
    if (!name || leftOut.has(control.type) || control.autocomplete === 'one-time-code') continue;
    const key = [name, control.type === 'radio' ? control.value : ''].join(' ');
    if (!found.has(key)) found.set(key, control);
  }
  return found;
}

const contentOf = (control: Control) => (isTick(control) ? control.checked : control.value);

/** Stores the values of this page's fields until it has been reloaded. */
export const keepTyped = (): void =>
  void tryStorage(() => {
    const kept = [...controls()].map(([key, control]) => ({ key, value: contentOf(control) }));
    const page = { address: location.href, controls: kept } satisfies v.InferInput<typeof Kept>;
    sessionStorage.setItem(storageKey, JSON.stringify(page));
  });

function type(control: Control, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (isTick(control) && control.checked !== value) control.click();
    return;
  }
  if (isTick(control) || control.value === value) return;
  // React overrides the field's own value setter. The prototype's setter lets React treat the change as typing.
  Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
  const event = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Restores the values that `keepTyped` has stored for this address, as the fields appear. Call it after hydration. */
export function typeAgain(): void {
  const read = tryStorage((): unknown => {
    const text = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return JSON.parse(text ?? 'null');
  });
  const kept = v.safeParse(Kept, read);
  if (!kept.success || kept.output.address !== location.href) return;
  const waiting = new Map(kept.output.controls.map(({ key, value }) => [key, value]));
  const fill = () => {
    const there = controls();
    for (const [key, value] of waiting) {
      const control = there.get(key);
      if (!control) continue;
      waiting.delete(key);
      type(control, value);
    }
  };
  const observer = new MutationObserver(fill);
  observer.observe(document, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), waitMs);
  fill();
}
