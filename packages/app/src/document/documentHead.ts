import { edited, elementsOf } from './elements.ts';
import type { Meta } from './pageMeta.ts';
import { escapeXml } from './xml.ts';

/** Parts that the design system needs at the very top of every document. */
export interface DocumentHead {
  /**
   * `@layer a, b;`: must precede every stylesheet, or the order of the files would decide the order of the layers. Empty if another
   * file already sets it.
   */
  layerOrder: string;
  /** Inline script that runs before the first paint. */
  script: string;
  /** Addresses of the fonts that the first paint needs. */
  fonts: readonly string[];
}

export const metaTag = (meta: Meta): string => {
  const attributes = Object.entries(meta).map(
    ([name, value]) => `${name.toLowerCase()}="${escapeXml(value)}"`,
  );
  return `<meta ${attributes.join(' ')}/>`;
};

/** Inline script of a {@link DocumentHead}. */
export const inlineScript = (code: string): string => `<script>${code}</script>`;

/** Tags of a {@link DocumentHead}, in their order. @param scripts True if scripts run in the document. */
export const headTags = ({ layerOrder, script, fonts }: DocumentHead, scripts: boolean): string[] => [
  ...(layerOrder ? [`<style>${layerOrder}</style>`] : []),
  ...(scripts ? [inlineScript(script)] : []),
  ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${href}"/>`),
];

/** Removes all scripts from markup. */
export const withoutScripts = (html: string): string => edited(html, elementsOf(html, 'script'));
