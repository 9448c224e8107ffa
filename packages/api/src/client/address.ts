/** Where the API is: known now, or once the run-time configuration arrived. Without a slash at its end. */
export type ApiBase = string | Promise<string> | (() => string | Promise<string>);

/** The address of one call. `undefined` values of the query are left out. */
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
