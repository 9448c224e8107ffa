import { safeHref, storyElements } from '@banyan/api/contract';
import sanitizeHtml from 'sanitize-html';

/** Elements whose content is not for reading: it goes with them. Any other element that is not allowed leaves its words. */
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

/** A number of an ordered list, as one that stands there may have it. */
const numbered = (name: 'start' | 'value', text: string | undefined): sanitizeHtml.Attributes =>
  text !== undefined && /^\d{1,9}$/.test(text) ? { [name]: String(Number(text)) } : {};

/**
 * Markup reduced to {@link storyElements}, without attributes but a link's safe address and an ordered
 * list's numbers. Everything that stores HTML goes through here; what comes out may be rendered as it is, and going through again changes nothing.
 */
export const allowedHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...storyElements],
    allowedAttributes: { a: ['href', 'rel'], ol: ['start'], li: ['value'] },
    // `safeHref` below decides; this repeats it for whoever changes that.
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
    // A link that leads nowhere is taken out like any other element that is not allowed; its words stay.
    exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs.href ? 'excludeTag' : false),
  });

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Text as it stands in markup, also between the quotes of an attribute. */
export const escapedText = (text: string): string => escaped(text).replaceAll('"', '&quot;');

/** Plain text as HTML: a blank line separates paragraphs, a line break stays one. Nothing in it is markup. */
export const htmlOfText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br />')}</p>`)
    .join('\n');
