import { classNames } from '../../style/classNames.ts';
import { SafeLink, type SafeLinkProps, safeHref } from '../SafeLink/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './TextLink.css.ts';

export interface TextLinkProps extends SafeLinkProps {
  /** Announces that the link leaves the site. @default true for an address on another origin */
  external?: boolean;
}

/** Underlined link inside a sentence. For a stand-alone link use `MoreLink`; for a page’s next step use `ButtonLink`. */
export function TextLink({ href, external, className, children, ...rest }: TextLinkProps) {
  const safe = safeHref(href);
  const leaves = safe !== undefined && (external ?? safe.elsewhere);
  return (
    <SafeLink {...rest} href={href} className={classNames(styles.link, className)}>
      {children}
      {leaves && <VisuallyHidden> (opens another site)</VisuallyHidden>}
    </SafeLink>
  );
}
