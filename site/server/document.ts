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
 * head. Without `scripts` nothing in the document runs, as in the 404 page, which would hydrate to nothing.
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
  return scripts ? body : withoutScripts(body);
}

function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '');
}
