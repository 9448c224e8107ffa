import { ArrowRight, ArrowUpRight } from 'lucide';
import { classNames } from '../../style/classNames.ts';
import { Icon } from '../Icon/index.ts';
import { SafeLink, type SafeLinkProps, safeHref } from '../SafeLink/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './MoreLink.css.ts';

export const moreLinkSizes = ['standard', 'small'] as const;
export type MoreLinkSize = (typeof moreLinkSizes)[number];

export interface MoreLinkProps extends SafeLinkProps {
  /** The arrow points away and those who listen are told. @default true for an address on another origin */
  external?: boolean;
  /** `small` beside small words. @default 'standard' */
  size?: MoreLinkSize;
}

/**
 * A link that stands alone, with an arrow: on, or off to another site. Name where it leads: "Profile of Sana Palash".
 * Inside a sentence use `TextLink`; to go back, `BackLink`.
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
