import { addressIn, markupTokens, numberIn } from '@banyan/ui/markup';

/** What an email is made of. Of any other element its words stay. */
const elements = [
  'a',
  'blockquote',
  'br',
  'div',
  'em',
  'h1',
  'h2',
  'h3',
  'h4',
  'hr',
  'li',
  'ol',
  'p',
  'span',
  'strong',
  'table',
  'tbody',
  'td',
  'tr',
  'ul',
] as const;

const empty: readonly string[] = ['br', 'hr'];

/** A part of an email, with the looks it brings along. */
interface MailElement {
  name: (typeof elements)[number];
  /** Declarations, as its `style` has them. */
  style: string;
  href?: string | undefined;
  /** Of an ordered list. */
  start?: number | undefined;
  /** Of an item that does not count on. */
  value?: number | undefined;
  children: MailNode[];
}
export type MailNode = string | MailElement;

const styleIn = (attributes: string): string => /\bstyle="([^"]*)"/i.exec(attributes)?.[1] ?? '';

/** The body of an email's markup as a tree. Its body is a `div`; what stands before it is left out. */
export function mailNodes(html: string): MailNode[] {
  const root: MailElement = { name: 'div', style: '', children: [] };
  const open = [root];
  for (const token of markupTokens(html.slice(Math.max(0, html.search(/<body\b/i))))) {
    const parent = open.at(-1) ?? root;
    if (typeof token === 'string') {
      parent.children.push(token);
      continue;
    }
    const name = elements.find((known) => known === (token.name === 'body' ? 'div' : token.name));
    if (name === undefined) continue;
    if (token.isEnd) {
      const place = open.findLastIndex((one) => one.name === name);
      if (place > 0) open.length = place;
      continue;
    }
    const element: MailElement = { name, style: styleIn(token.attributes), children: [] };
    if (name === 'a') element.href = addressIn(token.attributes);
    if (name === 'ol') element.start = numberIn(token.attributes, 'start');
    if (name === 'li') element.value = numberIn(token.attributes, 'value');
    parent.children.push(element);
    if (!empty.includes(name)) open.push(element);
  }
  return root.children;
}
