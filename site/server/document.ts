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
  /** The same of styles. */
  styles: readonly string[];
}

/** How a document is made, where a build is at hand. */
export interface DocumentMaking {
  /** Of a module script, by its address. @default not looked at */
  integrityOf?: (address: string) => string | undefined;
  /** Style sheets of the site, by their address. @default none */
  sheets?: ReadonlyMap<string, string>;
}

/**
 * Puts rendered HTML into the shape that is served: cascade-layer order, first script and font preloads first in the
 * head, and all other inline scripts in one at the end, which asks for the page's own after the first paint.
 *
 * @param mark The `nonce` that the renderer gave to what it wrote, and nobody else can know. It is taken out of the document.
 */
export function finishDocument(
  rendered: string,
  head: DocumentHead,
  mark: string,
  { integrityOf = () => undefined, sheets = new Map() }: DocumentMaking = {},
): FinishedDocument {
  const html = withLayerOrder(rendered, head.layerOrder, mark);
  const start = starterOf(html, mark, integrityOf, sheets);
  const last = [
    ...markedContents('script', html, mark).map(withoutStream).filter(Boolean).map(timeless),
    ...(start ? [start] : []),
  ].join(';');
  // Before anything else, or a browser may have to begin anew.
  const top = [metaTag({ charSet: 'utf-8' }), ...headTags({ ...head, layerOrder: '' }, true)].join('');
  const finished = withLastScript(html, last, mark)
    .replace(/<meta charset="utf-8"\/>/gi, '')
    .replace(inlineScript(head.script), '')
    .replace('<head>', () => `<head>${top}`);
  return {
    html: unmarked(finished, mark),
    scripts: [head.script, ...(last ? [last] : [])].map(hashSource),
    styles: markedContents('style', html, mark).map(hashSource),
  };
}

/** Tells a document of the third parties of this deployment, which may not be those that it was built for. */
export function withGuests(html: string, guests: readonly Guest[]): string {
  const plain = html.replace(new RegExp(`<meta name="${guestsMeta}" content="[^"]*"/>`), '');
  if (guests.length === 0) return plain;
  return plain.replace('</head>', `${metaTag({ name: guestsMeta, content: guests.join(' ') })}</head>`);
}

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
  sheets: ReadonlyMap<string, string>,
): string | undefined {
  const [tag = ''] = moduleScript(mark).exec(html) ?? [];
  const entry = /\ssrc="([^"]+)"/.exec(tag)?.[1];
  const preloads = html.match(modulePreloads(mark)) ?? [];
  const styles = markedContents('style', html, mark).join('\n');
  return (
    entry &&
    startScript({
      entry,
      needed: preloads.flatMap((link) => /\shref="([^"]+)"/.exec(link)?.[1] ?? []),
      inlined: [...sheets].filter(([, text]) => styles.includes(text)).map(([address]) => address),
      integrity: integrityOf(entry),
    })
  );
}

/** Where the renderer's styles are the first, the order of the layers stands in them: a second style would have a hash of its own. */
function withLayerOrder(html: string, order: string, mark: string): string {
  const [first] =
    html.match(new RegExp(`<link(?=[^>]*\\srel="stylesheet")|${marked('style', '', mark)}`)) ?? [];
  return first?.startsWith('<style')
    ? html.replace(first, () => first + order)
    : html.replace('<head>', () => `<head><style nonce="${mark}">${order}</style>`);
}

/**
 * What the renderer's scripts do for its stream alone, which has ended before a document is finished: take themselves out, where each
 * has an element of its own, and tell where it ended.
 */
const ofStream = [
  "{let s=document.currentScript,p;while((p=s.previousElementSibling)&&p.hasAttribute('data-tsr-stream-part'))p.remove();s.remove()}",
  'document.currentScript.remove();/*$tsr-stream-boundary*/',
];
const withoutStream = (script: string) => ofStream.reduce((rest, part) => rest.replace(part, ''), script);

/**
 * When a loader read what it did, the router tells by the server's clock, so that the same page would be another one each time.
 * What counts is when a browser got it. No text of a page reads like this: quotation marks in it are escaped.
 */
const timeless = (script: string) => script.replaceAll(/(?<=\{i:"[^"]*",)u:\d+(?=,s:")/g, 'u:Date.now()');

/** All that the renderer has run gives way to one script at the end: each would have a hash of its own in the policy. */
function withLastScript(html: string, script: string, mark: string): string {
  const rest = html
    .replaceAll(modulePreloads(mark), '')
    .replace(moduleScript(mark), '')
    .replaceAll(inlineOf('script', mark), '');
  const end = rest.lastIndexOf('</body>');
  return script && end !== -1 ? rest.slice(0, end) + inlineScript(script) + rest.slice(end) : rest;
}

/** What the renderer wrote inline, and runs or dresses the page. */
const inlineOf = (name: 'script' | 'style', mark: string) =>
  new RegExp(`<${name}(?=[^>]*\\snonce="${mark}")(?![^>]*\\s(?:src|type)=)[^>]*>([\\s\\S]*?)</${name}>`, 'g');
const markedContents = (name: 'script' | 'style', html: string, mark: string): string[] =>
  [...html.matchAll(inlineOf(name, mark))].map(([, content = '']) => content);

const unmarked = (html: string, mark: string) =>
  html.replace(`<meta property="csp-nonce" content="${mark}"/>`, '').replaceAll(` nonce="${mark}"`, '');
