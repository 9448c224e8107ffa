/**
 * Returns the address of a media file, beside the API on the same host (spec part 2 §7). Returns `''`, which no browser loads, for
 * schemes other than http(s).
 * @param apiBase Base address, such as `/api` or `https://api.example.org/api`.
 */
export function mediaAddress(path: string, apiBase: string): string {
  const host = /^https?:\/\/[^/]+/i.exec(apiBase)?.[0] ?? '';
  if (/^https?:\/\//i.test(path)) return path;
  return /^\s*[a-z][a-z\d+.-]*:/i.test(path) ? '' : `${host}/${path.replace(/^[/\\\s]+/, '')}`;
}
