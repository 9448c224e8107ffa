import type { ComponentProps } from 'react';
import { safeHref } from './safeHref.ts';

export interface SafeLinkProps extends ComponentProps<'a'> {
  /** Where to. May come from a stranger: whatever is no web page, mail address or place on this site makes no link. */
  href: string | undefined;
}

/**
 * The one way to link to an address that somebody typed (registrationURL, applicationLink, LinkedInURL). Renders a link
 * for `https:`, `http:`, `mailto:` and places on this site, and only the words for everything else. `TextLink` and
 * `MoreLink` are built on it.
 */
export function SafeLink({ href, children, ...rest }: SafeLinkProps) {
  const safe = safeHref(href);
  if (safe === undefined) return <>{children}</>;
  return (
    <a {...rest} href={safe.href} rel={safe.elsewhere ? 'noopener noreferrer' : rest.rel}>
      {children}
    </a>
  );
}
