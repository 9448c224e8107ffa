import { itemMarks } from '@banyan/api/contract';

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Adds the address of each link after its text, unless the text is the address. */
function withAddresses(html: string): string {
  let [address, from] = ['', 0];
  return html.replace(
    /<a href="([^"<>]*)"[^<>]*>|<\/a>/g,
    (tag: string, href: string | undefined, at: number) => {
      if (href !== undefined) {
        [address, from] = [href, at + tag.length];
        return '';
      }
      return html.slice(from, at) === address ? '' : ` (${address})`;
    },
  );
}

/**
 * Converts HTML of the allowed elements to plain text for an email. Blocks are separated by a blank line. List items get a number
 * or a dash on their own line, indented in nested lists. Every link shows its address.
 */
export function plainOf(html: string): string {
  const markOf = itemMarks('- ');
  let depth = 0;
  let isBehindMark = false;
  return withAddresses(html)
    .replace(/\n/g, '')
    .replace(/<(\/?)([a-z0-9]+)\b[^<>]*>/g, (tag: string, slash: string, name: string) => {
      const mark = markOf(tag);
      const isEnd = slash === '/';
      const wasBehindMark = isBehindMark;
      isBehindMark = name === 'li' && !isEnd;
      switch (name) {
        case 'ul':
        case 'ol':
          depth += isEnd ? -1 : 1;
          return depth === (isEnd ? 0 : 1) ? '\n\n' : '';
        case 'li':
          return isEnd ? '' : `\n${'  '.repeat(Math.max(0, depth - 1))}${mark}`;
        case 'br':
          return `\n${'  '.repeat(depth)}`;
        case 'em':
        case 'strong':
          return '';
        default:
          return wasBehindMark ? '' : '\n\n';
      }
    })
    .replace(/&(amp|lt|gt|quot);/g, (entity, name: string) => named[name] ?? entity)
    .split(/\n{2,}/)
    .map((block) => block.trimEnd())
    .filter((block) => block !== '')
    .join('\n\n')
    .replace(/^\n/, '');
}
