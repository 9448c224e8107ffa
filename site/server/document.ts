import {
  type DocumentHead,
  hashSource,
  headTags,
  inlineScript,
  metaTag,
  startScript,
} from '@banyan/app/document';
import { type Guest, guestsMeta } from '../src/guests.ts';

/** A document in the shape that is served. */
export interface FinishedDocument {
  html: string;
  /** CSP sources of the scripts that the renderer and this function put in. One that got in otherwise is none of them. */
  scripts: readonly string[];
  /** The same of styles: those of the page, without those at the top of every document. */
  styles: readonly string[];
}

/** How a document is made, where a build is at hand. */
export interface DocumentMaking {
  /** Of a module script, by its address. @default not looked at */
  integrityOf?: (address: string) => string | undefined;
  /** Which of the renderer's inline styles a document needs. @default all of them */
  stylesFor?: (styles: string, html: string) => string;
}

/**
 * Puts rendered HTML into the shape that is served: cascade-layer order, first script and font preloads first in the
 * head, and the page's own script after the first paint.
 *
 * @param mark The `nonce` that the renderer gave to what it wrote, and nobody else can know. It is taken out of the document.
 */
export function finishDocument(
  rendered: string,
  head: DocumentHead,
  mark: string,
  { integrityOf = () => undefined, stylesFor = (styles) => styles }: DocumentMaking = {},
): FinishedDocument {
  const html = withNeededStyles(rendered, mark, stylesFor);
  const start = starterOf(html, mark, integrityOf);
  const scripts = [head.script, ...markedContents('script', html, mark), ...(start ? [start] : [])].map(
    hashSource,
  );
  // Before anything else, or a browser may have to begin anew.
  const top = [metaTag({ charSet: 'utf-8' }), ...headTags(head, true)].join('');
  const finished = html
    .replace(/<meta charset="utf-8"\/>/i, '')
    .replace(inlineScript(head.script), '')
    .replace('<head>', () => `<head>${top}`);
  const styles = markedContents('style', html, mark).map(hashSource);
  return {
    html: unmarked(start ? startedAfterPaint(finished, start, mark) : finished, mark),
    scripts,
    styles,
  };
}

/** Tells a document of the third parties of this deployment, which may not be those that it was built for. */
export function withGuests(html: string, guests: readonly Guest[]): string {
  const plain = html.replace(new RegExp(`<meta name="${guestsMeta}" content="[^"]*"/>`), '');
  if (guests.length === 0) return plain;
  return plain.replace('</head>', `${metaTag({ name: guestsMeta, content: guests.join(' ') })}</head>`);
}

/** Names the styles of what only the server draws: the browser has no code that would bring them. */
export const withStyles = (html: string, addresses: readonly string[]): string =>
  html.replace(
    '</head>',
    () =>
      `${addresses
        .filter((address) => !html.includes(`"${address}"`))
        .map(stylesheet)
        .join('')}</head>`,
  );

const stylesheet = (address: string) => `<link rel="stylesheet" href="${address}"/>`;

/** The opening tag of something that the renderer wrote. */
const marked = (name: string, attribute: string, mark: string) =>
  `<${name}\\b(?=[^>]*\\snonce="${mark}")(?=[^>]*\\s${attribute})[^>]*>`;
const modulePreloads = (mark: string) => new RegExp(marked('link', 'rel="modulepreload"', mark), 'g');
const moduleScript = (mark: string) => new RegExp(`${marked('script', 'type="module"', mark)}</script>`);

/** The script that asks for the page's module script once it is painted; undefined where nothing comes to life. */
function starterOf(
  html: string,
  mark: string,
  integrityOf: (address: string) => string | undefined,
): string | undefined {
  const [tag = ''] = moduleScript(mark).exec(html) ?? [];
  const entry = /\ssrc="([^"]+)"/.exec(tag)?.[1];
  const preloads = html.match(modulePreloads(mark)) ?? [];
  return (
    entry &&
    startScript(
      entry,
      preloads.flatMap((link) => /\shref="([^"]+)"/.exec(link)?.[1] ?? []),
      integrityOf(entry),
    )
  );
}

/** Leaves out of the styles that the renderer wrote what the document has no use for. */
function withNeededStyles(
  html: string,
  mark: string,
  stylesFor: NonNullable<DocumentMaking['stylesFor']>,
): string {
  return markedContents('style', html, mark).reduce((text, styles) => {
    const at = text.indexOf(styles);
    const before = text.slice(0, at);
    const after = text.slice(at + styles.length);
    return before + stylesFor(styles, before + after) + after;
  }, html);
}

/** The module script gives way to the one that asks for it. */
const startedAfterPaint = (html: string, start: string, mark: string) =>
  html.replaceAll(modulePreloads(mark), '').replace(moduleScript(mark), () => inlineScript(start));

/** What the renderer wrote inline, and runs or dresses the page. */
const markedContents = (name: 'script' | 'style', html: string, mark: string): string[] =>
  [
    ...html.matchAll(
      new RegExp(
        `<${name}(?=[^>]*\\snonce="${mark}")(?![^>]*\\s(?:src|type)=)[^>]*>([\\s\\S]*?)</${name}>`,
        'g',
      ),
    ),
  ].map(([, content = '']) => content);

const unmarked = (html: string, mark: string) =>
  html.replace(`<meta property="csp-nonce" content="${mark}"/>`, '').replaceAll(` nonce="${mark}"`, '');
