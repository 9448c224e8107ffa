import { Parser } from 'htmlparser2';

/** Element of a document, with its place in the text: `end` is behind its last character. */
export interface DocumentElement {
  name: string;
  /** Decoded attributes by lowercase name. */
  attributes: Readonly<Record<string, string>>;
  start: number;
  end: number;
  /** Place of the first character behind the start tag. */
  inside: number;
  /** Text between the tags, as it is written; empty for an element without an end tag. */
  content: string;
}

/** Parses markup and returns its elements with one of these names, by default all, in the order of their start tags. */
export function elementsOf(markup: string, ...names: readonly string[]): DocumentElement[] {
  const found: DocumentElement[] = [];
  const open: (DocumentElement | undefined)[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const element =
        names.length === 0 || names.includes(name)
          ? {
              name,
              attributes,
              start: parser.startIndex,
              end: markup.length,
              inside: parser.endIndex + 1,
              content: '',
            }
          : undefined;
      open.push(element);
      if (element) found.push(element);
    },
    onclosetag(_, isImplied) {
      const element = open.pop();
      if (!element) return;
      // An element that ends without an end tag ends with its own tag, or where another one begins.
      const close = isImplied ? Math.max(parser.startIndex, element.inside) : parser.startIndex;
      element.content = markup.slice(element.inside, close);
      element.end = isImplied ? close : parser.endIndex + 1;
    },
  });
  parser.end(markup);
  return found;
}

/** Replacement of a part of a text: an element, or any place that has a start and an end. */
export interface Edit {
  start: number;
  end: number;
  /** @default removed */
  text?: string;
}

/** Applies replacements to a text; they must not overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
  let done = 0;
  const parts = [...edits]
    .sort((one, other) => one.start - other.start)
    .map(({ start, end, text: replacement = '' }) => {
      const part = text.slice(done, start) + replacement;
      done = end;
      return part;
    });
  return parts.join('') + text.slice(done);
}
