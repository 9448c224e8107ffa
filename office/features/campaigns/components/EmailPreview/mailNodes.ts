import { addressIn, markupTokens, numberIn } from '@banyan/ui/markup';

/** Supported elements. Other elements are replaced by their text. */
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

/** Element of an email, with its inline style. */
interface MailElement {
  name: (typeof elements)[number];
  /** CSS declarations of its `style` attribute. */
  style: string;
  href?: string | undefined;
  /** First number of an ordered list. */
  start?: number | undefined;
  /** Number of a list item that does not continue the count. */
  value?: number | undefined;
  children: MailNode[];
}
export type MailNode = string | MailElement;

const styleIn = (attributes: string): string => /\bstyle="([^"]*)"/i.exec(attributes)?.[1] ?? '';

/** Parses the HTML of an email into a tree. The body becomes a `div`; anything before it is left out. */
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
