import type { Element, Nodes, Root } from 'hast';
import type { BlockContent } from 'mdast';
import { plainHref } from './hrefs.ts';
import { type Item, nested } from './lists.ts';
import { type Look, phrasingOf, plainLook, type Run } from './runs.ts';

/* Converts clipboard HTML of Word, Docs, email and web pages to blocks of the Markdown that a page supports. */

const words = (text: string) => new Set(text.split(' '));

/** Elements without readable content. */
const unread = words('head style script title template noscript textarea select iframe svg math xml object');
/** Elements that start on a new line and contain text. */
const lines = words(
  'address article aside body center dd details div dl dt fieldset figcaption figure footer form header hr html legend main nav section summary',
);
const headings = words('h1 h2 h3 h4 h5 h6');

/** Declarations of an element's `style`. */
function styleOf({ properties }: Element): ReadonlyMap<string, string> {
  const declared = String(properties.style ?? '').split(';');
  return new Map(
    declared.map((one) => {
      const at = one.indexOf(':');
      return [
        one.slice(0, at).trim().toLowerCase(),
        one
          .slice(at + 1)
          .trim()
          .toLowerCase(),
      ];
    }),
  );
}

/** Level of a list item in Word's HTML: `l0 level2 lfo1`. */
function wordLevel(style: ReadonlyMap<string, string>): number | undefined {
  const level = /\blevel(\d)\b/.exec(style.get('mso-list') ?? '')?.[1];
  return level === undefined ? undefined : Number(level);
}

/** True for the bullet or number that Word writes as text for programs without lists. */
const isSignOfItem = (style: ReadonlyMap<string, string>) => style.get('mso-list') === 'ignore';

const isHidden = (style: ReadonlyMap<string, string>) =>
  style.get('display') === 'none' || style.get('mso-hide') === 'all';

function lookOf(element: Element, style: ReadonlyMap<string, string>, look: Look): Look {
  const { tagName, properties } = element;
  const weight = style.get('font-weight');
  const slant = style.get('font-style');
  const isBold = tagName === 'b' || tagName === 'strong' || look.bold;
  const isItalic = tagName === 'i' || tagName === 'em' || tagName === 'cite' || look.italic;
  return {
    // Docs wraps its content in a `b` that is not bold.
    bold: weight === undefined || weight === 'inherit' ? isBold : /^(?:bold|bolder|[6-9]00)$/.test(weight),
    italic: slant === undefined || slant === 'inherit' ? isItalic : slant === 'italic' || slant === 'oblique',
    href: tagName === 'a' ? (plainHref(String(properties.href ?? '')) ?? '') : look.href,
  };
}

const textIn = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textIn).join('') : '';

/** Number of a list item, from its text: `3.`, `2.1.`, `iv)`; `undefined` for a bullet. @param count Number of items before it */
function numberOfSign(sign: string, count: number): number | undefined {
  const [, number, letters] = /^\(?(?:\d+\.)*(?:(\d{1,9})|([a-z]{1,5}))[.)]/i.exec(sign.trim()) ?? [];
  if (number !== undefined) return Number(number);
  return letters === undefined ? undefined : count + 1;
}

function signIn(node: Nodes): string {
  if (node.type !== 'element' && node.type !== 'root') return '';
  if (node.type === 'element' && isSignOfItem(styleOf(node))) return textIn(node);
  return node.children.map(signIn).join('');
}

const headingOf = (runs: readonly Run[], level: number): BlockContent[] => {
  const plain = runs.map((run) => ({ ...run, bold: false, text: run.text.replaceAll('\n', ' ') }));
  return phrasingOf(plain).map((children) => ({ type: 'heading', depth: level <= 2 ? 2 : 3, children }));
};

const paragraphs = (runs: readonly Run[]): BlockContent[] =>
  phrasingOf(runs).map((children) => ({ type: 'paragraph', children }));

/** Pasted content. */
export interface Blocks {
  blocks: BlockContent[];
  /** Number of removed images. */
  pictures: number;
}

/** Converts nodes to blocks in document order. */
class Reader {
  readonly #found: BlockContent[] = [];
  /** Items of the current list. */
  #items: Item[] = [];
  /** Runs of the current paragraph. */
  #runs: Run[] = [];
  pictures = 0;

  /** Ends a line, as a `div` does. The next line belongs to the same paragraph unless one of the two is empty. */
  #endLine() {
    if (this.#runs.length > 0 && this.#runs.at(-1)?.text !== '\n')
      this.#runs.push({ ...plainLook, text: '\n' });
  }

  #endParagraph() {
    const found = paragraphs(this.#runs);
    this.#runs = [];
    if (found.length > 0) this.#push(found);
  }

  #endList() {
    this.#found.push(...nested(this.#items));
    this.#items = [];
  }

  #push(blocks: readonly BlockContent[]) {
    this.#endList();
    this.#found.push(...blocks);
  }

  end(): BlockContent[] {
    this.#endParagraph();
    this.#endList();
    return this.#found;
  }

  /** Blocks of an element's content, converted separately. */
  #inside(element: Element, look: Look): BlockContent[] {
    const reader = new Reader();
    for (const child of element.children) reader.read(child, look, false);
    const blocks = reader.end();
    this.pictures += reader.pictures;
    return blocks;
  }

  #runsIn(element: Element, look: Look): Run[] {
    const reader = new Reader();
    for (const child of element.children) reader.read(child, look, false);
    this.pictures += reader.pictures;
    return reader.#runs;
  }

  read(node: Nodes, look: Look, isPreformatted: boolean): void {
    if (node.type === 'text') {
      const text = isPreformatted ? node.value : node.value.replaceAll('\n', ' ');
      this.#runs.push({ ...look, text });
    } else if (node.type === 'root')
      for (const child of node.children) this.read(child, look, isPreformatted);
    else if (node.type === 'element') this.#element(node, look, isPreformatted);
  }

  #element(element: Element, look: Look, isPreformatted: boolean): void {
    const { tagName: name, properties } = element;
    const style = styleOf(element);
    if (unread.has(name) || isHidden(style) || isSignOfItem(style)) return;
    const next = lookOf(element, style, look);
    const space = style.get('white-space') ?? style.get('white-space-collapse');
    const keeps =
      name === 'pre' || (space === undefined ? isPreformatted : /^(?:pre|preserve|break-spaces)/.test(space));
    const children = () => {
      for (const child of element.children) this.read(child, next, keeps);
    };
    const level = wordLevel(style);
    if (name === 'br') this.#runs.push({ ...plainLook, text: '\n' });
    else if (name === 'img') this.#picture(element, look);
    else if (name === 'ul' || name === 'ol') this.#list(element, next, 1);
    else if (headings.has(name) || properties.role === 'heading') {
      this.#endParagraph();
      const sign = signIn(element).trim();
      const runs = this.#runsIn(element, next);
      if (sign) runs.unshift({ ...plainLook, text: `${sign} ` });
      this.#push(headingOf(runs, Number(headings.has(name) ? name.slice(1) : properties.ariaLevel)));
    } else if (level !== undefined) {
      this.#endParagraph();
      const same = this.#items.findLast((item) => item.level <= level);
      const count = same?.level === level ? (same.number ?? 0) : 0;
      const number = numberOfSign(signIn(element), count);
      this.#items.push({ level, number, children: this.#inside(element, next) });
    } else if (name === 'blockquote') {
      this.#endParagraph();
      const quoted = this.#inside(element, next);
      if (quoted.length > 0) this.#push([{ type: 'blockquote', children: quoted }]);
    } else if (name === 'table') {
      this.#endParagraph();
      const rows = this.#table(element, next);
      if (rows.length > 0) this.#push(rows);
    } else if (name === 'p' || name === 'pre') {
      this.#endParagraph();
      children();
      this.#endParagraph();
    } else if (lines.has(name)) {
      this.#endLine();
      const isEmpty = textIn(element).trim() === '' && name === 'div';
      children();
      if (isEmpty) this.#endParagraph();
      else this.#endLine();
    } else children();
  }

  #picture({ properties }: Element, look: Look) {
    const words = String(properties.alt ?? '');
    // Emoji as an image with alternative text, as chat programs write it.
    if (/^\p{Extended_Pictographic}/u.test(words)) this.#runs.push({ ...look, text: words });
    else this.pictures += 1;
  }

  /** Adds a list. Its items continue the items before, because Word's web version writes one list per item. */
  #list(list: Element, look: Look, level: number) {
    this.#endParagraph();
    const items = this.#itemsOf(list, look, level);
    const isOfWord = list.children.some(
      (child) => child.type === 'element' && child.properties.dataAriaLevel,
    );
    if (!isOfWord) this.#endList();
    this.#items.push(...items);
    if (!isOfWord) this.#endList();
  }

  #itemsOf(list: Element, look: Look, level: number): Item[] {
    const found: Item[] = [];
    let number = Number(list.properties.start ?? 1);
    for (const child of list.children) {
      if (child.type !== 'element') continue;
      // Docs and LibreOffice put a nested list beside its item instead of into it.
      if (child.tagName === 'ul' || child.tagName === 'ol') {
        found.push(...this.#itemsOf(child, look, level + 1));
        continue;
      }
      const style = styleOf(child);
      if (child.properties.value !== undefined) number = Number(child.properties.value);
      const children = this.#inside(child, lookOf(child, style, look));
      if (children.length === 0) continue;
      const isNumbered = list.tagName === 'ol';
      // An item that contains only a list is replaced by that list.
      const [first] = children;
      if (children.length === 1 && first?.type === 'list' && found.length > 0) {
        found.at(-1)?.children.push(first);
        continue;
      }
      found.push({
        level: Number(child.properties.dataAriaLevel ?? level),
        number: isNumbered ? number : undefined,
        children,
      });
      number += 1;
    }
    return found;
  }

  /** Writes one line for each row, with the text of its cells. A table that is only used for layout is replaced by its content. */
  #table(table: Element, look: Look): BlockContent[] {
    const rows = rowsIn(table).map((row) =>
      row.children.flatMap((cell) => (cell.type === 'element' ? [this.#inside(cell, look)] : [])),
    );
    const isData =
      rows.some((cells) => cells.length > 1) &&
      rows.every((cells) => cells.every((blocks) => blocks.every(({ type }) => type === 'paragraph')));
    if (!isData) return rows.flat(2);
    const lined = rows.map((cells) =>
      cells.flatMap((blocks, at) => [
        ...(at > 0 ? [{ type: 'text', value: ' | ' } as const] : []),
        ...blocks.flatMap((block, of) =>
          block.type === 'paragraph'
            ? [...(of > 0 ? [{ type: 'text', value: ' ' } as const] : []), ...block.children]
            : [],
        ),
      ]),
    );
    return [
      {
        type: 'paragraph',
        children: lined.flatMap((cells, at) => [...(at > 0 ? [{ type: 'break' } as const] : []), ...cells]),
      },
    ];
  }
}

function rowsIn(element: Element): Element[] {
  return element.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === 'tr'
      ? [child]
      : /^t(?:head|body|foot)$/.test(child.tagName)
        ? rowsIn(child)
        : [];
  });
}

/** Converts clipboard HTML to blocks. Unsupported formatting is dropped; its text stays. */
export function blocksOf(tree: Root): Blocks {
  const reader = new Reader();
  reader.read(tree, plainLook, false);
  return { blocks: reader.end(), pictures: reader.pictures };
}
