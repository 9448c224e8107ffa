/** Cache header for files whose name contains a hash of their content. */
export const longCache = 'public, max-age=31536000, immutable';

/** Headers of one path in the format of static hosts' `_headers` file (Netlify, Cloudflare Pages). */
export const headersBlock = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
