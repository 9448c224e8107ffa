import type { ComponentProps } from 'react';
import { safeHref } from './safeHref.ts';

export interface SafeLinkProps extends ComponentProps<'a'> {
  /** Target address, from any source. Anything but a web page, an email address or a path on this site makes no link. */
  href: string | undefined;
}

/**
 * Link to an address that a user typed (registrationURL, applicationLink, LinkedInURL); use no other link for these. Renders a
 * link for `https:`, `http:`, `mailto:` and paths on this site, and only the text for everything else. `TextLink` and
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
