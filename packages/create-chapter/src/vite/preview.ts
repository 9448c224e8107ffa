import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { PreviewServer } from 'vite';

/** Reads a `_headers` file as a static host does: the headers of each path. */
function rulesOf(text: string): { path: string; headers: [string, string][] }[] {
  return text
    .split(/\n(?=\S)/)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const [address = '', ...lines] = block.trimEnd().split('\n');
      const headers = lines.map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
      });
      return { path: address, headers };
    });
}

const covers = (rule: string, pathname: string): boolean =>
  rule.endsWith('*') ? pathname.startsWith(rule.slice(0, -1)) : rule === pathname;

/**
 * Makes `vite preview` answer as a static host does: with the headers, the redirect from a folder's name to the folder, and the
 * page for missing addresses.
 */
export function asStaticHost(server: PreviewServer): void {
  const { root, base, build } = server.config;
  const dist = path.resolve(root, build.outDir);
  const file = path.join(dist, '_headers');
  // Read on every request, because the site may be built again during the preview.
  const rules = () => (existsSync(file) ? rulesOf(readFileSync(file, 'utf8')) : []);
  const isThere = (pathname: string) =>
    pathname.startsWith(base) &&
    ['', 'index.html'].some((ending) =>
      statSync(path.join(dist, decoded(pathname.slice(base.length)) + ending), {
        throwIfNoEntry: false,
      })?.isFile(),
    );
  server.middlewares.use((request, response, next) => {
    const { pathname, search } = new URL(request.url ?? base, 'http://localhost');
    if (!isThere(pathname) && isThere(`${pathname}/`)) {
      // Not permanent, unlike on hosts: tomorrow another site may use this address.
      response.writeHead(302, { Location: `${pathname}/${search}` }).end();
      return;
    }
    // Vite itself redirects from the root to the base path.
    const there = isThere(pathname) || (base !== '/' && pathname === '/');
    const asked = there ? pathname : `${base}404.html`;
    for (const rule of rules())
      if (covers(rule.path, asked)) for (const header of rule.headers) response.setHeader(...header);
    if (there) return next();
    response.statusCode = 404;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(readFileSync(path.join(dist, '404.html')));
  });
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
