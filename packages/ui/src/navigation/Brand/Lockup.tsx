import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Brand.css.ts';
import { StandardMark } from './StandardMark.tsx';

/** Brand of the site, as the lockup shows it. */
export interface Brand {
  /** Name of the association or chapter. */
  name: string;
  /** Place of the association or chapter, under the name. */
  place: string;
  /** Target of the lockup’s link. */
  href: string;
  /**
   * Address of a chapter’s own drawing instead of the mark. With the id of its outermost element, `/logo.svg#logo`, its
   * `currentColor` is the color of the text. Without the id it is a picture, which must be readable on light, dark and the brand
   * field.
   */
  logo?: string;
}

export const lockupSizes = ['bar', 'menu', 'large'] as const;
export type LockupSize = (typeof lockupSizes)[number];

export interface LockupProps extends Omit<ComponentProps<'a'>, 'children' | 'href'> {
  /** Name and address of the association, for the mark. */
  brand: Brand;
  /** `bar` follows the header (40 px, 34 below 968), `menu` is 34 px, `large` 64 px for the footer. @default 'bar' */
  size?: LockupSize;
  /** Target of the link for screen readers, after the name. @default 'home' */
  destination?: string;
}

function Logo({ address, className }: { address: string | undefined; className: string | undefined }) {
  if (!address) return <StandardMark className={className} />;
  if (!address.includes('#'))
    return <img src={address} alt="" width={40} height={40} className={className} />;
  return (
    <svg width={40} height={40} aria-hidden className={className}>
      <use href={address} width="100%" height="100%" />
    </svg>
  );
}

/** Mark, name and place, as a link to the start page. For the mark alone use `BrandMark`. */
export function Lockup({ brand, size = 'bar', destination = 'home', className, ...rest }: LockupProps) {
  return (
    <a {...rest} href={brand.href} className={classNames(styles.lockup, className)}>
      <Logo address={brand.logo} className={styles.lockupSizes[size]} />
      <span>
        <b className={classNames(styles.name, size === 'large' && styles.nameLarge)}>{brand.name}</b>
        <span className={classNames(styles.place, size === 'bar' && styles.placeInBar)}>{brand.place}</span>
        <VisuallyHidden>, {destination}</VisuallyHidden>
      </span>
    </a>
  );
}
