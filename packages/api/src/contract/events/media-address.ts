/**
 * Where a media file is: beside the API on the same host (spec part 2 §7). `''`, which no browser loads, for an address
 * of another scheme than http(s).
 * @param apiBase Such as `/api`, or `https://api.example.org/api`.
 */
export function mediaAddress(path: string, apiBase: string): string {
  const host = /^https?:\/\/[^/]+/i.exec(apiBase)?.[0] ?? '';
  if (/^https?:\/\//i.test(path)) return path;
  return /^\s*[a-z][a-z\d+.-]*:/i.test(path) ? '' : `${host}/${path.replace(/^[/\\\s]+/, '')}`;
}
