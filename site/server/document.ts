import { type DocumentHead, headTags, inlineScript, metaTag, startScript } from '@banyan/app/document';

/**
 * Puts rendered HTML into the shape that is served: cascade-layer order, first script and font preloads first in the
 * head, and the page's own script after the first paint.
 */
export function finishDocument(html: string, head: DocumentHead): string {
  // Before anything else, or a browser may have to begin anew.
  const top = [metaTag({ charSet: 'utf-8' }), ...headTags(head, true)].join('');
  const body = html
    .replace(/<meta charset="utf-8"\/>/i, '')
    .replace(inlineScript(head.script), '')
    .replace('<head>', () => `<head>${top}`);
  return startedAfterPaint(body);
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
  return html.replaceAll(modulePreload, '').replace(tag, () => inlineScript(startScript(entry, needed)));
}
