/** Where the API's relative paths begin: nothing while it is on this origin, else the origin of its address. */
export function serverAddress(apiBase: string): string {
  return URL.canParse(apiBase) ? new URL(apiBase).origin : '';
}

/**
 * The address of a picture that the API named (spec part 1 §3): a path gets the server's address in front, a web address
 * stays. Whatever else it is becomes a path that leads nowhere, and the page says that the picture is not available.
 */
export function imageAddress(named: string, server: string): string {
  return /^https?:\/\//i.test(named) ? named : `${server}/${named.replace(/^\/+/, '')}`;
}
