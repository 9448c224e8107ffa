import { safeHref, storyElements } from '@banyan/api/contract';
import sanitizeHtml from 'sanitize-html';

/** Elements whose content is removed with them. Any other disallowed element leaves its text. */
const unread = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'template',
  'title',
  'iframe',
  'svg',
  'math',
];

/** Valid number of an ordered list, as an attribute. */
const numbered = (name: 'start' | 'value', text: string | undefined): sanitizeHtml.Attributes =>
  text !== undefined && /^\d{1,9}$/.test(text) ? { [name]: String(Number(text)) } : {};

/**
 * Reduces markup to {@link storyElements}, with no attributes except a link's safe address and an ordered list's numbers.
 * Everything that stores HTML must use it. The result can be rendered as it is, and a second pass changes nothing.
 */
export const allowedHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...storyElements],
    allowedAttributes: { a: ['href', 'rel'], ol: ['start'], li: ['value'] },
    // The check is `safeHref` below; these options repeat it as a safeguard against later changes.
    allowedSchemes: ['https', 'http', 'mailto'],
    allowProtocolRelative: false,
    nonTextTags: unread,
    transformTags: {
      b: 'strong',
      i: 'em',
      ol: (tagName, { start }) => ({ tagName, attribs: numbered('start', start) }),
      li: (tagName, { value }) => ({ tagName, attribs: numbered('value', value) }),
      a: (tagName, { href }): sanitizeHtml.Tag => {
        const address = safeHref(href);
        return { tagName, attribs: address ? { href: address, rel: 'noopener noreferrer' } : {} };
      },
    },
    // Removes a link without an address; its text stays.
    exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs.href ? 'excludeTag' : false),
  });

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Escapes text for markup, including attribute values in quotes. */
export const escapedText = (text: string): string => escaped(text).replaceAll('"', '&quot;');

/** Converts plain text to HTML: blank lines separate paragraphs, line breaks stay. Markup in it is escaped. */
export const htmlOfText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br />')}</p>`)
    .join('\n');
