const known = new Map<string, string>();
/** Names of two characters begin here, in base 36. */
const first = 360;

/**
 * Stands in for the design system's `propertyName` when the site is built: `--a0` in place of `--banyan-brand-100`, by the order in
 * which `vars` names its tokens. Some hundred of them stand in the styles of every page, half a kilobyte of its first answer.
 */
export function propertyName(token: string): string {
  const name = known.get(token) ?? (first + known.size).toString(36);
  known.set(token, name);
  return name;
}
