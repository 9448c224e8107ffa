/* What `DATABASE_URL` says. Loads no driver. */

/** What `sslmode` in an address may say. `allow` and `prefer` would go on in the clear without a word, so they are not here. */
export const sslModes = ['disable', 'require', 'verify-ca', 'verify-full'];

/** Whether it names a server of PostgreSQL and a database of it. */
export function isPostgresAddress(given: string): boolean {
  const url = URL.parse(given);
  return /^postgres(?:ql)?:$/.test(url?.protocol ?? '') && (url?.pathname.length ?? 0) > 1;
}

/** Whether it says how the connection is encrypted in a way that holds, or not at all. */
export function hasKnownSslMode(given: string): boolean {
  const parameters = URL.parse(given)?.searchParams;
  const mode = parameters?.get('sslmode') ?? 'disable';
  return sslModes.includes(mode) && (mode !== 'verify-ca' || parameters?.has('sslrootcert') === true);
}
