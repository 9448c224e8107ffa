import { ArrowUpRight } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../elements/Icon/index.ts';
import { SafeLink } from '../../elements/SafeLink/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './ChapterMap.css.ts';
import { type ChapterPlace, type Root, rootsOf } from './roots.ts';

export interface ChapterMapProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Chapters, in any order. */
  chapters: readonly ChapterPlace[];
  /** Label of the point off the right edge that all limbs run to: `to Pune`. */
  towards: ReactNode;
  /** Text of each link if it does not lead to the chapter itself: `Group chat`. Such a link leaves the site. */
  linkText?: string;
}

/** Position of the labels beside the tip. Each label is an HTML box, because SVG text does not wrap. */
const labelBox = { left: { x: -236 }, right: { x: 18 } } as const;

/** Lets `Chicago/Midwest` wrap at the slash. */
const breakable = (name: string): ReactNode[] =>
  name.split('/').flatMap((part, index) => (index === 0 ? [part] : ['/', <wbr key={part} />, part]));

interface MapRootProps extends Root {
  /** Position from the outermost limb to the innermost. */
  order: number;
  linkText: string | undefined;
}

/** Height of a label’s box in pixels: up to three lines of the name, more with facts or the text of a link. */
const boxHeight = ({ facts, linkText }: Pick<MapRootProps, 'facts' | 'linkText'>): number => {
  if (linkText) return 88;
  return facts ? 148 : 60;
};

function MapRoot({ name, href, facts, x, depth, side, order, linkText }: MapRootProps) {
  const top = 1 + order * 9;
  const radius = Math.max(12, 52 - order * 4);
  const height = boxHeight({ facts, linkText });
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a part of the map around it; its link has a name.
    <svg x={`${x}%`} className={styles.root}>
      <path d={`M1 ${depth}V${top + radius}a${radius} ${radius} 0 0 1 ${radius} ${-radius}H4000`} />
      <circle className={styles.tip} cx="1" cy={depth} r="6" />
      <foreignObject x={labelBox[side].x} y={depth - height / 2} width="220" height={height}>
        <div className={styles.labels[side]}>
          {linkText ? (
            <ChatLink name={breakable(name)} href={href} className={styles.stacks[side]}>
              {linkText}
            </ChatLink>
          ) : (
            <PlaceLink name={breakable(name)} href={href} facts={facts} className={styles.link} />
          )}
        </div>
      </foreignObject>
    </svg>
  );
}

interface PlaceLinkProps {
  name: ReactNode;
  href: string;
  facts: ReactNode;
  className: string | undefined;
}

function PlaceLink({ name, href, facts, className }: PlaceLinkProps) {
  return (
    <a className={className} href={href}>
      {name}
      {facts ? <> {facts}</> : null}
    </a>
  );
}

interface ChatLinkProps {
  name: ReactNode;
  href: string;
  className: string | undefined;
  children: string;
}

function ChatLink({ name, href, className, children }: ChatLinkProps) {
  return (
    <SafeLink href={href} className={classNames(styles.chat, className)}>
      <span className={styles.name}>{name}</span>{' '}
      <span className={styles.away}>
        <span className={styles.words}>{children}</span>
        <Icon icon={ArrowUpRight} size={15} />
      </span>
      <VisuallyHidden> (opens another site)</VisuallyHidden>
    </SafeLink>
  );
}

/**
 * Map that draws the chapters as roots of one tree: longitude is horizontal, latitude is the length of a root, and every limb
 * runs off to Pune. From 968 px a map; below, the same limbs as a list. Needs the full width of a field or of the page.
 */
export function ChapterMap({ chapters, towards, linkText, className, ...rest }: ChapterMapProps) {
  const roots = rootsOf(chapters);
  const hasFacts = chapters.some(({ facts }) => facts);
  return (
    <div {...rest} className={classNames(styles.map, className)}>
      <p className={styles.towards}>{towards}</p>
      {/* The list below says the same; only one of the two is ever displayed. */}
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: not one picture but a group of links, each with its own name. */}
      <svg className={classNames(styles.drawing, linkText && styles.deep, hasFacts && styles.deepest)}>
        {roots.map((root, order) => (
          <MapRoot key={root.name} {...root} order={order} linkText={linkText} />
        ))}
      </svg>
      <ul className={styles.list}>
        {roots.map(({ name, href, facts }) => (
          <li key={name} className={classNames(styles.limb, linkText && styles.quietLimb)}>
            {linkText ? (
              <ChatLink name={name} href={href} className={styles.across}>
                {linkText}
              </ChatLink>
            ) : (
              <PlaceLink
                name={name}
                href={href}
                facts={facts}
                className={classNames(styles.link, !facts && styles.limbLink)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
