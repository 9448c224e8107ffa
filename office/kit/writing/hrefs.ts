/** Query parameters that are only used for tracking. */
const tracking = /^(?:utm_\w+|fbclid|gclid|mc_[ce]id|igshid|mkt_tok)$/;

/** Redirect pages, with the parameter that holds the real URL. */
const detours: readonly { host: RegExp; path: string; parameter: string }[] = [
  { host: /^www\.google\.[a-z.]+$/, path: '/url', parameter: 'q' },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: '/', parameter: 'url' },
  { host: /^lm?\.facebook\.com$/, path: '/l.php', parameter: 'u' },
];

/** URL of a pasted link without tracking; `undefined` if it is not a web or email address. */
export function plainHref(href: string): string | undefined {
  const url = URL.parse(href);
  if (url?.protocol === 'mailto:') return href.trim();
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined;
  const detour = detours.find(({ host, path }) => host.test(url.hostname) && url.pathname === path);
  const meant = detour && url.searchParams.get(detour.parameter);
  if (meant && URL.canParse(meant) && meant !== href) return plainHref(meant);
  const followed = [...url.searchParams.keys()].filter((name) => tracking.test(name));
  // A URL without tracking parameters stays exactly as it was.
  if (followed.length === 0) return href.trim();
  for (const name of followed) url.searchParams.delete(name);
  return url.href;
}
