import {
  type DocumentElement,
  type DocumentHead,
  edited,
  elementsOf,
  hashSource,
  headTags,
  inlineScript,
  metaTag,
  startScript,
} from '@banyan/app/document';
import { type Guest, guestsMeta } from '../src/thirdParties.ts';

/** Document as it is served. */
export interface FinishedDocument {
  html: string;
  /** CSP sources of the scripts added by the renderer and this function. An injected script is not among them. */
  scripts: readonly string[];
  /** CSP sources of the styles, in the same way. */
  styles: readonly string[];
}

/** Options that need the files of a build. */
export interface DocumentMaking {
  /** Returns the integrity of a module script by its URL. @default no integrity */
  integrityOf?: (address: string) => string | undefined;
  /** Style sheets of the site, by URL. @default none */
  sheets?: ReadonlyMap<string, string>;
}

/**
 * Converts rendered HTML to the served document. The head starts with the layer order, the first script and the font preloads. All
 * other inline scripts become one at the end, which loads the page’s script after the first paint. The CSP needs a hash for each
 * inline script, so there are only two.
 *
 * @param mark `nonce` that the renderer gave to its own elements, which nobody else can know. It is removed from the document.
 */
export function finishDocument(
  rendered: string,
  head: DocumentHead,
  mark: string,
  { integrityOf = () => undefined, sheets = new Map() }: DocumentMaking = {},
): FinishedDocument {
  const elements = elementsOf(rendered, 'head', 'body', 'meta', 'link', 'style', 'script');
  const [top] = named(elements, 'head');
  const bottom = named(elements, 'body').at(-1);
  if (!top || !bottom) return { html: rendered, scripts: [], styles: [] };
  const written = elements.filter(({ attributes }) => attributes.nonce === mark);
  const styles = named(written, 'style');
  const modules = named(written, 'script').filter(({ attributes }) => attributes.type === 'module');
  const scripts = named(written, 'script').filter(({ attributes: { type, src } }) => !(type || src));
  const preloads = named(written, 'link').filter(({ attributes }) => attributes.rel === 'modulepreload');
  const first = named(elements, 'script').find(({ content }) => content === head.script);
  const metas = named(elements, 'meta').filter(
    ({ attributes }) => attributes.charset !== undefined || attributes.property === 'csp-nonce',
  );
  // If the renderer’s styles come first, they include the layer order: a second style element would need another hash.
  const sheet = elements.find(
    ({ name, attributes }) => name === 'style' || (name === 'link' && attributes.rel === 'stylesheet'),
  );
  const layered = sheet && styles.includes(sheet) ? sheet : undefined;
  const texts = styles.map((style) => (style === layered ? head.layerOrder : '') + style.content);

  const entry = modules[0]?.attributes.src;
  const start =
    entry &&
    startScript({
      entry,
      needed: preloads.flatMap(({ attributes }) => attributes.href ?? []),
      inlined: [...sheets].filter(([, text]) => texts.join('').includes(text)).map(([address]) => address),
      integrity: integrityOf(entry),
    });
  const last = [...scripts.map(({ content }) => withoutStream(content)), start].filter(Boolean).join(';');

  const before = [
    // Must come first, or the browser may have to restart parsing.
    metaTag({ charSet: 'utf-8' }),
    ...headTags({ ...head, layerOrder: layered ? '' : head.layerOrder }, true),
  ].join('');
  const html = edited(rendered, [
    at(top.inside, before),
    ...(layered ? [at(layered.inside, head.layerOrder)] : []),
    ...modules,
    ...scripts,
    ...preloads,
    ...metas,
    ...(first ? [first] : []),
    ...(last ? [at(bottom.inside + bottom.content.length, inlineScript(last))] : []),
  ]);
  return {
    html: html.replaceAll(` nonce="${mark}"`, ''),
    scripts: [head.script, ...(last ? [last] : [])].map(hashSource),
    styles: (layered ? texts : [head.layerOrder, ...texts]).map(hashSource),
  };
}

/** Writes the third parties of this deployment into a document; the build may have had others. */
export function withGuests(html: string, guests: readonly Guest[]): string {
  const elements = elementsOf(html, 'head', 'meta');
  const [top] = named(elements, 'head');
  if (!top) return html;
  const told = guests.length > 0 ? metaTag({ name: guestsMeta, content: guests.join(' ') }) : '';
  return edited(html, [
    ...elements.filter(({ attributes }) => attributes.name === guestsMeta),
    at(top.inside + top.content.length, told),
  ]);
}

const named = (elements: readonly DocumentElement[], name: string) =>
  elements.filter((element) => element.name === name);

const at = (place: number, text: string) => ({ start: place, end: place, text });

/**
 * Parts of the renderer’s scripts that only serve its stream: they remove their own elements and mark the end of the stream. The
 * stream has ended before a document is finished.
 */
const ofStream = [
  "{let s=document.currentScript,p;while((p=s.previousElementSibling)&&p.hasAttribute('data-tsr-stream-part'))p.remove();s.remove()}",
  'document.currentScript.remove();/*$tsr-stream-boundary*/',
];
const withoutStream = (script: string) => ofStream.reduce((rest, part) => rest.replace(part, ''), script);
