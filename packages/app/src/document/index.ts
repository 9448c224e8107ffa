/** Documents as they are served: policies, headers, when their script starts, and what search engines read. For Node. */
export {
  contentSecurityPolicy,
  fileHeaders,
  type InlineHashes,
  inlineHashes,
  type PolicyOptions,
  securityHeaders,
} from './csp.ts';
export { headersBlock, longCache } from './headersFile.ts';
export { sitemapXml } from './sitemap.ts';
export { startScript } from './startAfterPaint.ts';
export { escapeXml } from './xml.ts';
