/** The address in a `From` such as `Engineering Alumni <post@example.org>`. */
export const addressIn = (from: string): string => (/<([^<>]*)>\s*$/.exec(from)?.[1] ?? from).trim();

/** What stands behind its `@`; empty for none. */
export const domainIn = (from: string): string => {
  const address = addressIn(from);
  const at = address.lastIndexOf('@');
  return at === -1 ? '' : address.slice(at + 1).toLowerCase();
};
