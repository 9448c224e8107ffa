const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Puts the address of each link behind its words, unless they are the address. */
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

/** HTML of the allowed elements as text for a letter: a blank line between blocks, and every link with its address. */
export const plainOf = (html: string): string =>
  withAddresses(html)
    .replace(/\n/g, '')
    .replace(/<li>/g, '- ')
    .replace(/<br\b[^<>]*>|<\/li>/g, '\n')
    .replace(/<\/(?:p|h2|h3|ul|ol|blockquote)>/g, '\n\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (entity, name: string) => named[name] ?? entity)
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .join('\n\n');
