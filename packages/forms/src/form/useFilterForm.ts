import { useEffect, useEffectEvent, useRef } from 'react';

/** What narrows a list, by the names of the controls; each is empty while it narrows nothing. */
type Filters = Readonly<Record<string, string>>;

const isChosen = (control: Element) =>
  control instanceof HTMLSelectElement ||
  (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type));

const same = (one: Filters, other: Filters) => Object.keys(one).every((name) => one[name] === other[name]);

/**
 * For a form that narrows a list. Its controls keep what is typed and chosen; the page learns of all of it together and in
 * pauses, so that words and a place typed in one go do not undo each other. What comes from elsewhere (Back, a link that
 * clears it) is put into the controls, its own words coming back late are not. What was typed before this code ran counts.
 *
 * @param shown What narrows the list now: the controls of these names are read and written, others left alone.
 * @param onFilter Told what narrows it from now on; `typed` tells typing from choosing.
 * @param pauseMs How long typing must pause before it counts, in milliseconds.
 */
export function useFilterForm<Shown extends Filters>(
  shown: Shown,
  onFilter: (change: { filters: Shown; typed: boolean }) => void,
  pauseMs: number,
) {
  const form = useRef<HTMLFormElement>(null);
  const told = useRef(shown);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const names = Object.keys(shown);

  const readForm = (from: HTMLFormElement): Filters => {
    const data = new FormData(from);
    return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')]));
  };

  const tellNow = useEffectEvent((typed: boolean) => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const read = readForm(form.current);
    if (same(read, told.current)) return;
    const filters = { ...shown, ...read };
    told.current = filters;
    onFilter({ filters, typed });
  });
  const typed = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => tellNow(true), pauseMs);
  };

  const show = useEffectEvent(() => {
    if (same(shown, told.current)) return;
    clearTimeout(timer.current);
    told.current = shown;
    for (const control of form.current?.elements ?? []) {
      const isInput = control instanceof HTMLInputElement;
      if (!(isInput || control instanceof HTMLSelectElement) || !names.includes(control.name)) continue;
      const value = shown[control.name] ?? '';
      if (isInput && isChosen(control)) control.checked = control.value === value;
      else control.value = value;
    }
  });
  const values = names.map((name) => shown[name]).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when what is shown changes
  useEffect(() => show(), [values]);
  const begin = useEffectEvent(() => {
    if (!form.current) return;
    const read = readForm(form.current);
    const changed = names.filter((name) => read[name] !== shown[name]);
    const controls = [...form.current.elements].filter((one) =>
      changed.includes(one.getAttribute('name') ?? ''),
    );
    // Somebody may be in the middle of a word; what was chosen is what they want.
    if (controls.every(isChosen)) tellNow(false);
    else typed();
  });
  // Once, for what was typed or chosen before this code ran.
  useEffect(() => {
    begin();
    return () => clearTimeout(timer.current);
  }, []);

  return {
    form,
    /** For `onInput` of what is typed. */
    typed,
    /** For what is chosen, and for Enter. */
    tellNow,
  };
}
