function parse(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

const linkProtocols = ['https:', 'http:', 'mailto:'];

/**
 * The address if it may be rendered as a link (absolute `https:`, `http:` or `mailto:`), else `undefined`. Use it for
 * every address that came from outside (registrationURL, applicationLink, LinkedInURL); links of our own need no check.
 */
export function safeHref(address: string | null | undefined): string | undefined {
  const url = address ? parse(address.trim()) : undefined;
  return url && linkProtocols.includes(url.protocol) ? url.href : undefined;
}

/**
 * A profile address as people type it, made absolute: `linkedin.com/in/x` gains `https://`. `undefined` unless the
 * result is an `http(s)` address of a named host without credentials.
 */
export function webAddress(typed: string): string | undefined {
  const url = parse(/^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
  return url.hostname.includes('.') && !url.username && !url.password ? url.href : undefined;
}
