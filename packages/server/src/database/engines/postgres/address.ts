/* Parser of `DATABASE_URL`. It loads no driver. */

/** Supported values of `sslmode`. `allow` and `prefer` are missing because they silently fall back to an unencrypted connection. */
export const sslModes = ['disable', 'require', 'verify-ca', 'verify-full'];

/** True if the address names a PostgreSQL server and a database. */
export function isPostgresAddress(given: string): boolean {
  const url = URL.parse(given);
  return /^postgres(?:ql)?:$/.test(url?.protocol ?? '') && (url?.pathname.length ?? 0) > 1;
}

/** True if the address has no `sslmode` or a supported one. */
export function hasKnownSslMode(given: string): boolean {
  const parameters = URL.parse(given)?.searchParams;
  const mode = parameters?.get('sslmode') ?? 'disable';
  return sslModes.includes(mode) && (mode !== 'verify-ca' || parameters?.has('sslrootcert') === true);
}
