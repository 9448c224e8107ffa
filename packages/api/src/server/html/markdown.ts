import { Marked } from 'marked';
import { allowedHtml } from './allowed-html.ts';

/** Pages have one heading of the first level, and none below the third. */
const markdown = new Marked({
  gfm: true,
  // Whoever presses Enter means it.
  breaks: true,
  walkTokens(token) {
    if (token.type === 'heading') token.depth = token.depth <= 2 ? 2 : 3;
  },
});

/** Markdown as HTML of the elements that a page may hold; of anything else, markup among it, the words stay. */
export const htmlOfMarkdown = (text: string): string =>
  allowedHtml(markdown.parse(text, { async: false })).trim();
