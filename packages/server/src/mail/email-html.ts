import { escapedText } from '../html/allowed-html.ts';

/** HTML document of an email with the association’s name on top, without pictures or external resources. @param content HTML */
export const emailDocument = (name: string, subject: string, content: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapedText(subject)}</title></head>
<body style="margin:0;padding:24px 16px">
<div style="max-width:36em;margin:0 auto;font:16px/1.5 Georgia,serif">
<p><strong>${escapedText(name)}</strong></p>
${content}
</div>
</body>
</html>`;

/** Matches a line that is a link with a label: `Your ticket: https://…`. */
const linkLine = /^(?:(.{1,80}?): +)?(https?:\/\/\S+)$/;

/** True for a personal link: it has a query, a fragment or a ticket token. */
const isPersonal = (href: string): boolean => /[?#]|\/t\//.test(href);

const anchor = (href: string, label: string, style = '') =>
  `<a href="${escapedText(href)}"${style && ` style="${style}"`}>${escapedText(label)}</a>`;
const button =
  'display:inline-block;padding:12px 20px;background:#0f1b4b;color:#ffffff;text-decoration:none;font-weight:bold';

/** Text with its web addresses as links. */
const linked = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>]+[^\s<>.,;:!?)])/)
    .map((part, place) => (place % 2 === 1 ? anchor(part, part) : escapedText(part)))
    .join('');

/**
 * HTML part of an email, made from its text part so that both say the same. A single personal link becomes a button. Several
 * personal links, and links that anybody may open, do not.
 * @param name Name of the association
 */
export function emailHtml(name: string, { subject, body }: { subject: string; body: string }): string {
  const lines = body.split('\n');
  const personal = lines.filter((line) => isPersonal(linkLine.exec(line)?.[2] ?? ''));
  const lineHtml = (line: string, place: number): string => {
    const [, own, href] = linkLine.exec(line) ?? [];
    if (href === undefined) return linked(line);
    const before = lines[place - 1] ?? '';
    const label = own ?? (before.endsWith(':') && before.length <= 80 ? before.slice(0, -1) : href);
    if (personal.length !== 1 || line !== personal[0]) return own ? anchor(href, own) : anchor(href, href);
    return anchor(href, label, button);
  };
  const paragraphs = lines
    .map(lineHtml)
    .join('<br>\n')
    .split(/(?:<br>\n){2,}/);
  return emailDocument(name, subject, paragraphs.map((text) => `<p>${text}</p>`).join('\n'));
}
