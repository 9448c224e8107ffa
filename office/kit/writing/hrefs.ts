/** Parameters that only tell somebody where a visitor came from. */
const tracking = /^(?:utm_\w+|fbclid|gclid|mc_[ce]id|igshid|mkt_tok)$/;

/** Pages that lead on to the address that was meant, with the parameter that has it. */
const detours: readonly { host: RegExp; path: string; parameter: string }[] = [
  { host: /^www\.google\.[a-z.]+$/, path: '/url', parameter: 'q' },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: '/', parameter: 'url' },
  { host: /^lm?\.facebook\.com$/, path: '/l.php', parameter: 'u' },
];

/** Where a link of another program leads, without what follows its readers; `undefined` for no address of the web or of email. */
export function plainHref(href: string): string | undefined {
  const url = URL.parse(href);
  if (url?.protocol === 'mailto:') return href.trim();
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined;
  const detour = detours.find(({ host, path }) => host.test(url.hostname) && url.pathname === path);
  const meant = detour && url.searchParams.get(detour.parameter);
  if (meant && URL.canParse(meant) && meant !== href) return plainHref(meant);
  const followed = [...url.searchParams.keys()].filter((name) => tracking.test(name));
  // Only then written anew: another address stays letter for letter.
  if (followed.length === 0) return href.trim();
  for (const name of followed) url.searchParams.delete(name);
  return url.href;
}
