import { useShortcuts } from './useShortcuts.ts';

const rowLinks = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];

/** Keys of a list whose rows are links: `j` to the next one, `k` to the one before. Enter opens, as of any link. */
export function useRowKeys(): void {
  const step = (by: 1 | -1) => {
    const links = rowLinks();
    const at = links.findIndex((link) => link.matches(':focus'));
    links[at < 0 ? 0 : at + by]?.focus();
  };
  useShortcuts('list', { j: () => step(1), k: () => step(-1) });
}
