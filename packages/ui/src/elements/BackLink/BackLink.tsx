import { ArrowLeft } from 'lucide';
import { classNames } from '../../style/classNames.ts';
import { Icon } from '../Icon/index.ts';
import * as more from '../MoreLink/MoreLink.css.ts';
import { SafeLink, type SafeLinkProps } from '../SafeLink/index.ts';

export type BackLinkProps = SafeLinkProps;

/** Link back, above a page’s title: "Back to Events". For a link onward use `MoreLink`. */
export function BackLink({ className, children, ...rest }: BackLinkProps) {
  return (
    <SafeLink {...rest} className={classNames(more.link, className)}>
      <Icon icon={ArrowLeft} className={classNames(more.arrow, more.directions.back)} />
      <span className={more.words}>{children}</span>
    </SafeLink>
  );
}
