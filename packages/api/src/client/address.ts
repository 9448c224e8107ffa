/**
 * Base address of the API, without a trailing slash. A promise or a function if it is only known once the run-time configuration
 * arrives.
 */
export type ApiBase = string | Promise<string> | (() => string | Promise<string>);

/** Returns the address of one call. Leaves out `undefined` values of the query. */
export async function addressOf(
  base: ApiBase,
  path: string,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string | number | boolean | undefined>> = {},
): Promise<string> {
  const root = await (typeof base === 'function' ? base() : base);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  const tail = search.size > 0 ? `?${search}` : '';
  return `${root.replace(/\/$/, '')}${filled}${tail}`;
}
