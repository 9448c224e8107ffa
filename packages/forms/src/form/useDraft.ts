import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DraftStore } from './draftStore.ts';
import type { FieldValues } from './fieldState.ts';

interface Options<Values extends FieldValues> {
  draftStore: DraftStore;
  form: RefObject<HTMLFormElement | null>;
  /** Values of the untouched form. */
  initial: Values;
  values: Values;
  /** Puts stored values into the fields. */
  restore: (values: FieldValues) => void;
  /** Set if the server has filled in the fields; then no draft is read. @default false */
  answered?: boolean;
}

/** Values typed before hydration: the controls have them, the state does not yet. */
function typedBefore(form: HTMLFormElement, shown: FieldValues): FieldValues {
  const typed: Record<string, string | boolean> = {};
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      if (control.checked !== shown[control.name]) typed[control.name] = control.checked;
    } else if (control instanceof HTMLInputElement && control.type === 'radio') {
      // Skips radio groups whose value is a boolean, such as yes and no.
      if (control.checked && typeof shown[control.name] === 'string') typed[control.name] = control.value;
    } else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    ) {
      if (control.value !== shown[control.name]) typed[control.name] = control.value;
    }
  }
  return Object.fromEntries(Object.entries(typed).filter(([name]) => name in shown));
}

const same = (one: FieldValues, other: FieldValues) =>
  Object.keys(one).every((name) => one[name] === other[name]);

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Restores the draft after a reload, a crash or a visit to another page, and stores the typed values from then on. Unchanged fields
 * make no draft.
 */
export function useDraft<Values extends FieldValues>({
  draftStore,
  form,
  initial,
  values,
  restore,
  answered = false,
}: Options<Values>) {
  const [ready, setReady] = useState(false);
  const [onDevice, setOnDevice] = useState(false);
  const [restored, setRestored] = useState(false);
  const start = useRef({ shown: values, restore, answered });

  useBrowserLayoutEffect(() => {
    const { shown, restore, answered } = start.current;
    const draft = answered ? undefined : draftStore.read();
    const typed = form.current ? typedBefore(form.current, shown) : {};
    restore({ ...draft?.values, ...typed });
    if (draft) {
      setOnDevice(draft.onDevice);
      setRestored(true);
    }
    setReady(true);
  }, [draftStore, form]);

  const untouched = same(initial, values);
  useEffect(() => {
    if (!ready) return;
    if (untouched && !onDevice) draftStore.clear();
    else draftStore.write(values, onDevice);
  }, [draftStore, ready, untouched, onDevice, values]);

  const discard = useCallback(() => {
    draftStore.clear();
    setOnDevice(false);
    setRestored(false);
  }, [draftStore]);

  return {
    onDevice,
    setOnDevice,
    /** True if a draft of an earlier visit is in the fields. */
    restored,
    setRestored,
    /** True if a value differs from the initial form. */
    touched: !untouched,
    /** Deletes the draft; the caller resets the fields. */
    discard,
  };
}
