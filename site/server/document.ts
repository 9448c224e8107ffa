import { startScript } from '@banyan/app/document';

/** What the design system wants at the very top of every document. Comes from the built server entry. */
export interface DocumentHead {
  /** `@layer a, b;`: must precede every stylesheet, or the order of the layers is the order of the files. */
  layerOrder: string;
  /** Runs before the first paint. */
  script: string;
  /** Fonts that the first paint needs. */
  fonts: readonly string[];
}

/**
 * Puts rendered HTML into the shape that is served: cascade-layer order, first script and font preloads first in the
 * head, and the page's own script after the first paint. Without `scripts` nothing in the document runs, as in the 404
 * page, which would hydrate to nothing.
 */
export function finishDocument(html: string, head: DocumentHead, { scripts = true } = {}): string {
  const scriptTag = `<script>${head.script}</script>`;
  const top = [
    '<meta charset="utf-8"/>',
    `<style>${head.layerOrder}</style>`,
    scripts ? scriptTag : '',
    ...head.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${href}"/>`,
    ),
  ].join('');
  const body = html
    .replace(/<meta charset="utf-8"\/>/i, '')
    .replace(scriptTag, '')
    .replace('<head>', () => `<head>${top}`);
  return scripts ? startedAfterPaint(body) : withoutScripts(body);
}

const modulePreload = /<link\b[^>]*rel="modulepreload"[^>]*>/g;

/** The module script gives way to one that asks for it after the first paint. */
function startedAfterPaint(html: string): string {
  const tag = /<script type="module" async="" src="([^"]+)"><\/script>/;
  const entry = tag.exec(html)?.[1];
  if (entry === undefined) return html;
  const needed = [...html.matchAll(modulePreload)].flatMap(
    ([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? [],
  );
  return html
    .replaceAll(modulePreload, '')
    .replace(tag, () => `<script>${startScript(entry, needed)}</script>`);
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(modulePreload, '');
}
