import { edited, elementsOf } from './elements.ts';
import type { Meta } from './pageMeta.ts';
import { escapeXml } from './xml.ts';

/** What the design system wants at the very top of every document. */
export interface DocumentHead {
  /** `@layer a, b;`: must precede every stylesheet, or the order of the layers is the order of the files. Empty where it does already. */
  layerOrder: string;
  /** Runs before the first paint. */
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

/** The inline script of a {@link DocumentHead}. */
export const inlineScript = (code: string): string => `<script>${code}</script>`;

/** The tags of a {@link DocumentHead}, in their order. @param scripts Whether anything runs in the document. */
export const headTags = ({ layerOrder, script, fonts }: DocumentHead, scripts: boolean): string[] => [
  ...(layerOrder ? [`<style>${layerOrder}</style>`] : []),
  ...(scripts ? [inlineScript(script)] : []),
  ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${href}"/>`),
];

/** Markup in which nothing runs. */
export const withoutScripts = (html: string): string => edited(html, elementsOf(html, 'script'));
