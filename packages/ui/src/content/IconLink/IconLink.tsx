import type { ReactNode } from 'react';
import * as more from '../../elements/MoreLink/MoreLink.css.ts';
import { SafeLink, type SafeLinkProps } from '../../elements/SafeLink/index.ts';
import { classNames } from '../../style/classNames.ts';

export interface IconLinkProps extends SafeLinkProps {
  /** An `Icon` that shows the kind of target. */
  icon: ReactNode;
}

/**
 * Stand-alone link to something other than a page: a calendar file, an email. For a link to another page use `MoreLink`; for a
 * main action use `ButtonLink`.
 */
export function IconLink({ icon, className, children, ...rest }: IconLinkProps) {
  return (
    <SafeLink {...rest} className={classNames(more.link, className)}>
      {icon}
      <span className={more.words}>{children}</span>
    </SafeLink>
  );
}
