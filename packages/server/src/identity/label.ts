const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg/, 'Edge'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bOPR\//, 'Opera'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstOf = (list: typeof browsers, agent: string, other: string) =>
  list.find(([pattern]) => pattern.test(agent))?.[1] ?? other;

/** Describes a browser for its owner: `Chrome, Windows`. @param agent Its user agent. */
export const labelOf = (agent: string): string =>
  `${firstOf(browsers, agent, 'A browser')}, ${firstOf(systems, agent, 'a computer')}`;
