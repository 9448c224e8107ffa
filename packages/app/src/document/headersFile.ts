/** For files whose name changes with what is in them. */
export const longCache = 'public, max-age=31536000, immutable';

/** What one path is answered with, as the `_headers` file of static hosts says it (Netlify, Cloudflare Pages). */
export const headersBlock = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
