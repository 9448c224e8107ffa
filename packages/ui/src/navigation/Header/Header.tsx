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

/** Scroll distance after which the header becomes compact, in pixels (specification §9). */
export const compactAfter = 10;

/** Id of the header’s own list of links: the target of the menu’s toggle without JavaScript. */
export const siteNavigationId = 'site-navigation';

export interface HeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** Name and address of the association, for the mark. */
  brand: Brand;
  /** Pages of the main navigation, in order. */
  links: readonly NavigationLink[];
  /** Button at the end: Donate. */
  action: NavigationLink;
  /** Further pages for the menu of small screens; on large screens they are in the footer. */
  menuLinks?: readonly NavigationLink[];
  /** Small element at the bottom of that menu: `ModeSwitch`. */
  menuExtra?: ReactNode;
  /** Path of the current page. Its link has a root; the menu closes when the path changes. */
  currentPath: string;
  /** Link to the site search: a magnifying glass of 48 px at every width, with its label for screen readers. @default none */
  search?: NavigationLink | undefined;
  /** Small element between navigation and menu toggle, at most 48 px high: `ModeSwitch`. */
  extra?: ReactNode;
  /** Accessible name of the navigation. @default 'Main' */
  label?: string;
}

/**
 * Header of every page, once. 80 px high (68 below 968) and sticky; after 10 px of scroll 60 px with a shadow. Below 968 px the
 * links move into `MobileMenu`. Everything works without JavaScript: the toggle is then a link that unfolds the list.
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
