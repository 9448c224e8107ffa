import { Search } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from '../../elements/Button/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { classNames } from '../../style/classNames.ts';
import { type Brand, Lockup } from '../Brand/index.ts';
import { currentState, type NavigationLink } from '../links.ts';
import { MobileMenu } from '../MobileMenu/index.ts';
import * as styles from './Header.css.ts';
import { useScrolledPast } from './useScrolledPast.ts';

/** The header becomes compact after this much scrolling, in pixels (specification §9). */
export const compactAfter = 10;

/** The header's own list of links: what the menu's toggle leads to as long as there is no JavaScript. */
export const siteNavigationId = 'site-navigation';

export interface HeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** Name and address of the association, for the mark. */
  brand: Brand;
  /** The pages of the main navigation, in order. */
  links: readonly NavigationLink[];
  /** The one button, last: Donate. */
  action: NavigationLink;
  /** More pages for the menu of small screens, which has room for them; on large ones the footer has. */
  menuLinks?: readonly NavigationLink[];
  /** Something small at the foot of that menu: `ModeSwitch`. */
  menuExtra?: ReactNode;
  /** The path of the page that is shown. Its link carries a root; the menu closes when it changes. */
  currentPath: string;
  /** Where everything is searched; a glass of 48 px at every width, its label for those who listen. @default none */
  search?: NavigationLink | undefined;
  /** Something small between navigation and menu toggle, at most 48 px high: `ModeSwitch`. */
  extra?: ReactNode;
  /** Names the navigation for screen readers. @default 'Main' */
  label?: string;
}

/**
 * The top of every page, once. 80 px (68 below 968) and sticky; after 10 px of scroll 60 px with a shadow. Below 968 px the
 * links move into `MobileMenu`. Without JavaScript everything works: the toggle is then a link that unfolds the list.
 */
export function Header({
  brand,
  links,
  action,
  menuLinks,
  menuExtra,
  currentPath,
  search,
  extra,
  label = 'Main',
  className,
  ...rest
}: HeaderProps) {
  const compact = useScrolledPast(compactAfter);
  return (
    <header
      {...rest}
      data-compact={compact || undefined}
      className={classNames(styles.header, compact && styles.compact, className)}
    >
      <div className={styles.bar}>
        <Lockup brand={brand} className={styles.brand} />
        <nav id={siteNavigationId} aria-label={label} className={styles.navigation}>
          {links.map(({ href, label: words }) => (
            <a key={href} href={href} aria-current={currentState(href, currentPath)} className={styles.link}>
              {words}
            </a>
          ))}
          <ButtonLink
            href={action.href}
            variant="accent"
            size="small"
            aria-current={currentState(action.href, currentPath)}
            className={styles.action}
          >
            {action.label}
          </ButtonLink>
        </nav>
        {search ? (
          <a
            href={search.href}
            aria-label={search.label}
            aria-current={currentState(search.href, currentPath)}
            className={styles.search}
          >
            <Icon icon={Search} size={24} />
          </a>
        ) : null}
        {extra ? <div className={styles.extra}>{extra}</div> : null}
        <div className={styles.menu}>
          <MobileMenu
            brand={brand}
            links={links}
            action={action}
            more={menuLinks}
            extra={menuExtra}
            currentPath={currentPath}
            label={label}
            withoutScript={`#${siteNavigationId}`}
          />
        </div>
      </div>
    </header>
  );
}
