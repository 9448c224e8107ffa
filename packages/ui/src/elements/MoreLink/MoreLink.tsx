import { ArrowRight, ArrowUpRight } from 'lucide';
import { classNames } from '../../style/classNames.ts';
import { Icon } from '../Icon/index.ts';
import { SafeLink, type SafeLinkProps, safeHref } from '../SafeLink/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './MoreLink.css.ts';

export const moreLinkSizes = ['standard', 'small'] as const;
export type MoreLinkSize = (typeof moreLinkSizes)[number];

export interface MoreLinkProps extends SafeLinkProps {
  /** Points the arrow away and announces that the link leaves the site. @default true for an address on another origin */
  external?: boolean;
  /** `small` beside small text. @default 'standard' */
  size?: MoreLinkSize;
}

/**
 * Stand-alone link with an arrow, to another page or another site. Name its target: "Profile of Sana Palash". Inside a sentence
 * use `TextLink`; for a link back use `BackLink`.
 */
export function MoreLink({ href, external, size = 'standard', className, children, ...rest }: MoreLinkProps) {
  const safe = safeHref(href);
  if (safe === undefined) return <span className={className}>{children}</span>;
  const leaves = external ?? safe.elsewhere;
  return (
    <SafeLink
      {...rest}
      href={href}
      className={classNames(styles.link, size === 'small' && styles.small, className)}
    >
      <span className={styles.words}>{children}</span>
      <Icon
        icon={leaves ? ArrowUpRight : ArrowRight}
        size={size === 'small' ? 16 : 20}
        className={classNames(styles.arrow, styles.directions[leaves ? 'away' : 'onward'])}
      />
      {leaves && <VisuallyHidden> (opens another site)</VisuallyHidden>}
    </SafeLink>
  );
}
