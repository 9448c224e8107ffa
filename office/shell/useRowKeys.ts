import { useShortcuts } from './useShortcuts.ts';

const rowsOf = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];

/** `j` and `k`: the focus goes to the next and the previous row of the list, which says with `data-row` what takes it. */
export function useRowKeys(more: Readonly<Record<string, () => void>> = {}): void {
  const step = (by: 1 | -1) => {
    const rows = rowsOf();
    const line = document.activeElement?.closest('li, tr');
    const at = rows.findIndex((row) => line?.contains(row));
    rows[at < 0 ? 0 : at + by]?.focus();
  };
  useShortcuts('list', { j: () => step(1), k: () => step(-1), ...more });
}
