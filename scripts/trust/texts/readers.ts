import { excerptOf, readTimeOf, textOfStory } from '@banyan/api/contract';
import { nodesOf } from '@banyan/ui/markup';
import { allowedHtml, htmlOfText } from '../../../packages/server/src/html/allowed-html.ts';
import { htmlOfMarkdown } from '../../../packages/server/src/html/markdown.ts';
import { Refusal } from '../../../packages/server/src/http/refusal.ts';
import { linksIn } from '../../../packages/server/src/letters/links.ts';
import { plainOf } from '../../../packages/server/src/letters/plain.ts';

/** Everything that is made of allowed HTML: email, plain text, excerpt, page. */
function readHtml(html: string): void {
  plainOf(html);
  linksIn(html);
  const text = textOfStory(html);
  excerptOf(text);
  readTimeOf(text);
  nodesOf(html);
}

/** Most milliseconds of a processor for a text as long as a form takes. */
export const mostMs = 200;

/** What reads people's text, libraries among it. */
export const readers: Readonly<Record<string, (text: string) => void>> = {
  'Markdown to HTML': (text) => {
    try {
      htmlOfMarkdown(text);
    } catch (error) {
      // Refused with a sentence; anything else is a fault.
      if (!(error instanceof Refusal)) throw error;
    }
  },
  'HTML to allowed HTML': (text) => void allowedHtml(text),
  'text to HTML': (text) => void htmlOfText(text),
  'HTML to a page': (text) => void nodesOf(text),
  'allowed HTML to email, excerpt and page': (text) => readHtml(allowedHtml(text)),
};
