import { limits } from '@banyan/api/contract';
import { officeMessages as messages } from '@banyan/api/office';
import MarkdownIt, { type Token } from 'markdown-it';
import { HttpError } from '../http/http-error.ts';
import { allowedHtml, escapedText } from './allowed-html.ts';

/*
 * CommonMark, with line breaks and links as people type them. Of the parsers measured on 20 KB of hostile text only markdown-it stays in
 * the milliseconds: micromark, commonmark.js and marked take seconds for `>` or `_a*` repeated. `worst-input.test.ts` holds it to that.
 */
const markdown = new MarkdownIt({
  html: true,
  breaks: true,
  linkify: true,
  // A list counts twice; what is deeper than this is dropped by the parser, and refused below.
  maxNesting: 2 * (limits.textNesting + 1),
})
  // No page holds a table or a code block. Their lines stay as they were typed, and four spaces before a line mean nothing.
  // Addresses below a text (`[a]: https://…`) are read in quadratic time within quotes; they stay as they were typed, too.
  .disable(['table', 'code', 'reference']);

/** Longest address that is looked for behind `www.`. */
const mostOfAddress = 2_000;

// As in GitHub's Markdown: `www.`, `https:` and email addresses are links; `Rao.in` is none.
markdown.linkify.set({ fuzzyLink: false }).add('www.', {
  validate: (text, at, linkify) =>
    linkify.testSchemaAt(`http://www.${text.slice(at, at + mostOfAddress)}`, 'http:', 'http:'.length) -
    '//www.'.length,
  normalize(match) {
    match.url = `http://${match.url}`;
  },
});

// `allowedHtml` decides where a link may lead; until then its words must not be lost.
markdown.validateLink = () => true;

/** Numbers of an ordered list as they were typed. A number that is repeated counts on, as CommonMark has it. */
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
    // Pages have one heading of the first level, and none below the third.
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

/** How many quotes, lists and marks stand inside each other. */
function nestingOf(html: string): number {
  let [now, most] = [0, 0];
  for (const [tag] of html.matchAll(/<\/?(?:blockquote|ul|ol|em|strong|a)\b/g)) {
    now += tag.startsWith('</') ? -1 : 1;
    most = Math.max(most, now);
  }
  return most;
}

/**
 * Markdown as HTML of the elements that a page may hold; of anything else, markup among it, the words stay.
 * @throws Refusal 422 for quotes, lists or marks nested deeper than a page can show
 */
export function htmlOfMarkdown(text: string): string {
  const html = allowedHtml(markdown.render(text)).trim();
  if (nestingOf(html) <= limits.textNesting) return html;
  const message = messages.nestedDeep(limits.textNesting);
  throw new HttpError(422, message, { errors: [{ field: 'markdown', code: 'nesting', message }] });
}
