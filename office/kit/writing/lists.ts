import type { BlockContent, List, ListItem } from 'mdast';

/** List item with its level, from 1. */
export interface Item {
  level: number;
  /** Number of the item; `undefined` in a bulleted list. */
  number: number | undefined;
  children: BlockContent[];
}

const itemOf = ({ children }: Item): ListItem => ({
  type: 'listItem',
  spread: children.filter(({ type }) => type === 'paragraph').length > 1,
  children,
});

/** True if an item continues a list. */
const belongs = (list: List, { number }: Item) =>
  number === undefined
    ? !list.ordered
    : list.ordered === true && number === (list.start ?? 1) + list.children.length;

/** Builds nested lists from flat items that each have a level, as Word writes them. */
export function nested(items: readonly Item[]): List[] {
  const found: List[] = [];
  const open: { level: number; list: List }[] = [];
  for (const item of items) {
    while ((open.at(-1)?.level ?? 0) > item.level) open.pop();
    const last = open.at(-1);
    if (last?.level === item.level) {
      if (belongs(last.list, item)) {
        last.list.children.push(itemOf(item));
        continue;
      }
      open.pop();
    }
    const isOrdered = item.number !== undefined;
    const list: List = { type: 'list', ordered: isOrdered, spread: false, children: [itemOf(item)] };
    if (isOrdered) list.start = item.number ?? 1;
    const parent = open.at(-1)?.list.children.at(-1);
    if (parent) parent.children.push(list);
    else found.push(list);
    open.push({ level: item.level, list });
  }
  return found;
}
