import { limits } from '@banyan/api/contract';
import { officeMessages as messages } from '@banyan/api/office';
import MarkdownIt, { type Token } from 'markdown-it';
import { HttpError } from '../http/http-error.ts';
import { allowedHtml, escapedText } from './allowed-html.ts';

/*
 * CommonMark with line breaks and links as people type them. Of the parsers measured on 20 KB of hostile text, only markdown-it
 * takes milliseconds. With repeated `>` or `_a*`, micromark, commonmark.js and marked take seconds. `worst-input.test.ts` checks
 * it.
 */
const markdown = new MarkdownIt({
  html: true,
  breaks: true,
  linkify: true,
  // A list counts twice. The parser drops deeper levels, and the code below refuses them.
  maxNesting: 2 * (limits.textNesting + 1),
})
  // Pages have no tables or code blocks, so their lines stay as typed, and four leading spaces have no meaning.
  // Link references (`[a]: https://…`) take quadratic time within quotes, so they stay as typed, too.
  .disable(['table', 'code', 'reference']);

/** Longest address to match after `www.`. */
const mostOfAddress = 2_000;

// Follows GitHub's Markdown: `www.`, `https:` and email addresses become links, but `Rao.in` does not.
markdown.linkify.set({ fuzzyLink: false }).add('www.', {
  validate: (text, at, linkify) =>
    linkify.testSchemaAt(`http://www.${text.slice(at, at + mostOfAddress)}`, 'http:', 'http:'.length) -
    '//www.'.length,
  normalize(match) {
    match.url = `http://${match.url}`;
  },
});

// The check is `allowedHtml`; rejecting a link here would lose its text.
markdown.validateLink = () => true;

/** Applies the numbers of an ordered list as typed. A repeated number counts on, as in CommonMark. */
function numberItems(tokens: readonly Token[]): void {
  const lists: { next: number; typed: number | undefined }[] = [];
  for (const token of tokens) {
    if (token.type === 'bullet_list_open' || token.type === 'ordered_list_open')
      lists.push({ next: Number(token.attrGet('start') ?? 1), typed: undefined });
    else if (token.type === 'bullet_list_close' || token.type === 'ordered_list_close') lists.pop();
    else if (token.type === 'list_item_open' && token.info !== '') {
      const list = lists.at(-1);
      if (!list) continue;
      const number = Number(token.info);
      if (number !== list.next && number !== list.typed) {
        token.attrSet('value', String(number));
        list.next = number;
      }
      list.next += 1;
      list.typed = number;
    }
  }
}

markdown.core.ruler.push('page', ({ tokens }) => {
  numberItems(tokens);
  for (const token of tokens) {
    // Pages have one first-level heading, and none below the third level.
    if (token.type === 'heading_open' || token.type === 'heading_close')
      token.tag = token.tag <= 'h2' ? 'h2' : 'h3';
  }
});

const lineBreak = () => '<br>';
Object.assign(markdown.renderer.rules, {
  softbreak: lineBreak,
  hardbreak: lineBreak,
  fence: (tokens: readonly Token[], at: number) =>
    `<p>${escapedText(tokens[at]?.content.trim() ?? '').replaceAll('\n', '<br>')}</p>\n`,
});

/** Depth of nested quotes, lists and marks. */
function nestingOf(html: string): number {
  let [now, most] = [0, 0];
  for (const [tag] of html.matchAll(/<\/?(?:blockquote|ul|ol|em|strong|a)\b/g)) {
    now += tag.startsWith('</') ? -1 : 1;
    most = Math.max(most, now);
  }
  return most;
}

/**
 * Converts Markdown to HTML with the elements that a page may contain. Of anything else, including markup, the text stays.
 * @throws HttpError 422 for quotes, lists or marks nested deeper than a page can show
 */
export function htmlOfMarkdown(text: string): string {
  const html = allowedHtml(markdown.render(text)).trim();
  if (nestingOf(html) <= limits.textNesting) return html;
  const message = messages.nestedDeep(limits.textNesting);
  throw new HttpError(422, message, { errors: [{ field: 'markdown', code: 'nesting', message }] });
}
