/** Server of the API's relative paths: empty if it is on this origin, else the origin of its address. */
export function serverAddress(apiBase: string): string {
  return URL.canParse(apiBase) ? new URL(apiBase).origin : '';
}

/**
 * Returns the address of a picture that the API named (spec part 1 §3): a path gets the server's address in front, a web address is
 * kept. Anything else becomes a path that does not exist, and the page shows that the picture is not available.
 */
export function imageAddress(named: string, server: string): string {
  return /^https?:\/\//i.test(named) ? named : `${server}/${named.replace(/^\/+/, '')}`;
}
