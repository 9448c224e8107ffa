import { hydrateAt } from './hydrateAsWritten.ts';

/** Lists whose chosen option differs from the server's. */
const chosenLists = (): readonly (readonly [HTMLSelectElement, string])[] =>
  [...document.querySelectorAll('select')].flatMap((list) => {
    const written = [...list.options].findIndex(({ defaultSelected }) => defaultSelected);
    return list.selectedIndex === Math.max(0, written) ? [] : [[list, list.value] as const];
  });

function change(control: HTMLElement): void {
  hydrateAt(control);
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Remembers which list options and files were chosen before hydration. React would show its own options, and no form would notice
 * the file.
 *
 * @returns a function that chooses them again.
 */
export function keepEarlyChoices(): () => void {
  const lists = chosenLists();
  return () => {
    for (const [list, value] of lists) {
      if (!list.isConnected || list.value === value) continue;
      list.value = value;
      change(list);
    }
    for (const input of document.querySelectorAll<HTMLInputElement>('input[type="file"]'))
      if (input.files?.length) change(input);
  };
}
