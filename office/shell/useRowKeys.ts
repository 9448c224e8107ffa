import { useShortcuts } from './useShortcuts.ts';

const rowsOf = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];

/** Shortcuts `j` and `k`: focus the next and the previous row of the list. Rows mark their focusable element with `data-row`. */
export function useRowKeys(more: Readonly<Record<string, () => void>> = {}): void {
  const step = (by: 1 | -1) => {
    const rows = rowsOf();
    const line = document.activeElement?.closest('li, tr');
    const at = rows.findIndex((row) => line?.contains(row));
    rows[at < 0 ? 0 : at + by]?.focus();
  };
  useShortcuts('list', { j: () => step(1), k: () => step(-1), ...more });
}
