import type { ReactNode } from 'react';
import * as more from '../../elements/MoreLink/MoreLink.css.ts';
import { SafeLink, type SafeLinkProps } from '../../elements/SafeLink/index.ts';
import { classNames } from '../../style/classNames.ts';

export interface IconLinkProps extends SafeLinkProps {
  /** One `Icon`: what kind of thing opens. */
  icon: ReactNode;
}

/**
 * A link that stands alone and opens something other than a page: a calendar file, a letter. For the way to another page
 * use `MoreLink`; for a main action, `ButtonLink`.
 */
export function IconLink({ icon, className, children, ...rest }: IconLinkProps) {
  return (
    <SafeLink {...rest} className={classNames(more.link, className)}>
      {icon}
      <span className={more.words}>{children}</span>
    </SafeLink>
  );
}
