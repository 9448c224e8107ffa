import { useEffect, useEffectEvent, useRef } from 'react';

/** Filters of a list, by the names of the controls; an empty one does not narrow the list. */
type Filters = Readonly<Record<string, string>>;

const isChosen = (control: Element) =>
  control instanceof HTMLSelectElement ||
  (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type));

const same = (one: Filters, other: Filters) => Object.keys(one).every((name) => one[name] === other[name]);

/**
 * Manages a form that filters a list. Its controls keep their values. `onFilter` gets all of them together after a pause, so that
 * words and a place typed quickly do not overwrite each other. Filters set elsewhere (Back, a link that clears them) are put into
 * the controls; the form's own filters arriving late are not. Values typed before this code ran count too.
 *
 * @param shown Filters in force: the controls of these names are read and written, others left alone.
 * @param onFilter Called with new filters; `typed` is true after typing and false after choosing.
 * @param pauseMs Pause in typing after which it counts, in milliseconds.
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
    // The visitor may be in the middle of a word; a choice is always complete.
    if (controls.every(isChosen)) tellNow(false);
    else typed();
  });
  // Runs once, for values typed or chosen before this code ran.
  useEffect(() => {
    begin();
    return () => clearTimeout(timer.current);
  }, []);

  return {
    form,
    /** Handler for `onInput` of text fields. */
    typed,
    /** Applies the filters at once: for choices and for Enter. */
    tellNow,
  };
}
