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
 * head, and all other inline scripts in one at the end, which asks for the page's own after the first paint. Each inline
 * script needs a hash of its own in the policy, so there are only two.
 *
 * @param mark The `nonce` that the renderer gave to what it wrote, and nobody else can know. It is taken out of the document.
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
  // The order of the layers stands in the renderer's own styles where they come first: a second style would need another hash.
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
    // First of all, or a browser may have to begin anew.
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

/** Tells a document of the third parties of this deployment, which may not be those that it was built for. */
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
 * What the renderer's scripts do for its stream alone, which has ended before a document is finished: take themselves out, where each
 * has an element of its own, and tell where it ended.
 */
const ofStream = [
  "{let s=document.currentScript,p;while((p=s.previousElementSibling)&&p.hasAttribute('data-tsr-stream-part'))p.remove();s.remove()}",
  'document.currentScript.remove();/*$tsr-stream-boundary*/',
];
const withoutStream = (script: string) => ofStream.reduce((rest, part) => rest.replace(part, ''), script);
