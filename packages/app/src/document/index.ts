/**
 * Parts of served documents: head, policies, headers, start of the script, and data for search engines. For Node; a page's own code
 * imports what it needs from `@banyan/app/document/page-meta`.
 */
export {
  contentSecurityPolicy,
  fileHeaders,
  filePolicy,
  hashSource,
  type InlineSources,
  inlineScripts,
  inlineSources,
  inlineStyles,
  isolation,
  type PolicyOptions,
  reportingEndpoints,
  transportSecurity,
} from './csp.ts';
export { type DocumentHead, headTags, inlineScript, metaTag, withoutScripts } from './documentHead.ts';
export { type DocumentElement, type Edit, edited, elementsOf } from './elements.ts';
export { headersBlock, longCache } from './headersFile.ts';
export { documentMeta, type Meta, pageMeta, type SharedPage } from './pageMeta.ts';
export { sitemapXml } from './sitemap.ts';
export { startScript } from './startAfterPaint.ts';
export { escapeXml } from './xml.ts';
