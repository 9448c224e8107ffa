import { ArrowUpRight, Mail } from 'lucide';
import { ButtonLink, type ButtonLinkProps } from '../../elements/Button/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { SafeLink, safeHref } from '../../elements/SafeLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import * as styles from './JobRow.css.ts';

/** Target of a link, short enough for a line under a button: a host or an email address. */
const placeOf = (href: string) =>
  href.replace(/^mailto:/i, '').replace(/^[a-z]+:\/\/(?:www\.)?([^/?#]+).*$/i, '$1');

interface JobApplyProps {
  title: string;
  href: string;
  /** @default 'line' */
  variant?: ButtonLinkProps['variant'];
  /** @default the class that places it beside a row’s title */
  className?: string;
}

/** Link to apply, with its target. An unsafe address gets a note instead of a link. */
export function JobApply({ title, href, variant = 'line', className = styles.apply }: JobApplyProps) {
  if (safeHref(href) === undefined) {
    return (
      <Text size="small" tone="quiet" className={className}>
        The address given for applications is not one we can link to.
      </Text>
    );
  }
  const mail = /^mailto:/i.test(href);
  return (
    <div className={className}>
      <ButtonLink asChild variant={variant} icon={<Icon icon={mail ? Mail : ArrowUpRight} />}>
        <SafeLink href={href} target={mail ? undefined : '_blank'}>
          Apply
          <VisuallyHidden>
            {' '}
            for {title} ({mail ? 'by email' : 'opens in a new tab'})
          </VisuallyHidden>
        </SafeLink>
      </ButtonLink>
      <Text size="small" tone="quiet" className={styles.place}>
        {placeOf(href)}
      </Text>
    </div>
  );
}
