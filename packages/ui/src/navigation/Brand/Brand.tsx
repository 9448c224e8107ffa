import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Brand.css.ts';

export const brandMarkDrawings = ['standard', 'small'] as const;
export type BrandMarkDrawing = (typeof brandMarkDrawings)[number];

export interface BrandMarkProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox' | 'role'> {
  /** `small` is drawn for 16 to 24 px, `standard` for everything from 25 px up. @default 'standard' */
  drawing?: BrandMarkDrawing;
  /** Its name where no words stand beside it. Without one it is decoration. */
  label?: string;
}

/**
 * The mark: a trunk, two arches, and the newest root in the accent. Takes the colour of the text around it; on an indigo
 * field and in dark the root turns with the theme. Keep one stroke and a gap (8 of its 36 units) free around it; never
 * rotate it, outline it or colour another root. With the association's name use `Lockup`.
 */
export function BrandMark({ drawing = 'standard', label, className, ...rest }: BrandMarkProps) {
  const small = drawing === 'small';
  return (
    <svg
      width={small ? 16 : 36}
      height={small ? 16 : 36}
      {...rest}
      viewBox={small ? '0 0 16 16' : '0 0 36 36'}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
      className={classNames(styles.mark, className)}
    >
      {small ? <SmallDrawing /> : <StandardDrawing />}
    </svg>
  );
}

function StandardDrawing() {
  return (
    <g strokeWidth="4">
      <path
        stroke="currentColor"
        d="M18 36V2M18 2h-4A12 12 0 0 0 2 14v12M18 2h4A12 12 0 0 1 34 14v2.3M18 10h-4a4 4 0 0 0-4 4v5M18 10h4a4 4 0 0 1 4 4v14"
      />
      <path className={styles.newestRoot} d="M34 16v20" />
    </g>
  );
}

function SmallDrawing() {
  return (
    <>
      <path stroke="currentColor" strokeWidth="2" d="M8 16V1M8 1H6a5 5 0 0 0-5 5v5M8 1h2a5 5 0 0 1 5 5v1" />
      <path stroke="currentColor" d="M8 4.5H6A1.5 1.5 0 0 0 4.5 6v2.5M8 4.5h2A1.5 1.5 0 0 1 11.5 6v6" />
      <path className={styles.newestRoot} strokeWidth="2" d="M15 7v9" />
    </>
  );
}

/** Whose site this is: what the lockup says. */
export interface Brand {
  /** The association's or chapter's name. */
  name: string;
  /** Where it is at home, under the name. */
  place: string;
  /** Where the lockup leads. */
  href: string;
  /** Address of a chapter's own drawing, which stands in the mark's place. It must read on light, dark and the brand field. */
  logo?: string;
}

export const lockupSizes = ['bar', 'menu', 'large'] as const;
export type LockupSize = (typeof lockupSizes)[number];

export interface LockupProps extends Omit<ComponentProps<'a'>, 'children' | 'href'> {
  brand: Brand;
  /** `bar` follows the header (40 px, 34 below 968), `menu` is 34 px, `large` 64 px for the footer. @default 'bar' */
  size?: LockupSize;
  /** Said after the name by screen readers: where the link leads. @default 'home' */
  destination?: string;
}

/** Mark, name and place, as a link to the start page. For the mark alone use `BrandMark`. */
export function Lockup({ brand, size = 'bar', destination = 'home', className, ...rest }: LockupProps) {
  return (
    <a {...rest} href={brand.href} className={classNames(styles.lockup, className)}>
      {brand.logo ? (
        <img src={brand.logo} alt="" width={40} height={40} className={styles.lockupSizes[size]} />
      ) : (
        <BrandMark className={styles.lockupSizes[size]} />
      )}
      <span>
        <b className={classNames(styles.name, size === 'large' && styles.nameLarge)}>{brand.name}</b>
        <span className={styles.place}>{brand.place}</span>
        <VisuallyHidden>, {destination}</VisuallyHidden>
      </span>
    </a>
  );
}
