/** Address in a `From` such as `Engineering Alumni <post@example.org>`. */
export const addressIn = (from: string): string => (/<([^<>]*)>\s*$/.exec(from)?.[1] ?? from).trim();

/** Name in a `From`: `Engineering Alumni`; the address if there is no name. */
export const nameIn = (from: string): string =>
  from
    .slice(0, Math.max(0, from.lastIndexOf('<')))
    .replaceAll('"', '')
    .trim() || addressIn(from);

/** Domain of the address in lower case; empty if there is none. */
export const domainIn = (from: string): string => {
  const address = addressIn(from);
  const at = address.lastIndexOf('@');
  return at === -1 ? '' : address.slice(at + 1).toLowerCase();
};
