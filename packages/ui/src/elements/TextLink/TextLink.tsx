import { classNames } from '../../style/classNames.ts';
import { SafeLink, type SafeLinkProps, safeHref } from '../SafeLink/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './TextLink.css.ts';

export interface TextLinkProps extends SafeLinkProps {
  /** Tells those who listen that it leaves the site. @default true for an address on another origin */
  external?: boolean;
}

/** A link inside a sentence, underlined. Standing alone it is a `MoreLink`; as a page's next step, a `ButtonLink`. */
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
