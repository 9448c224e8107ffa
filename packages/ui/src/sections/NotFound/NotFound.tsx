import { type ComponentProps, type ReactNode, useId } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { IndexItem, IndexList } from '../../elements/IndexList/index.ts';
import { MoreLink } from '../../elements/MoreLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { BanyanTree } from '../../imagery/BanyanTree/index.ts';
import { EmptyArch } from '../../imagery/EmptyArch/index.ts';
import { Container } from '../../layout/Container/index.ts';
import * as styles from './NotFound.css.ts';

export interface NotFoundProps extends ComponentProps<'div'> {
  /** Message in the association’s words. The page’s h1, read after "404:". */
  heading: ReactNode;
  /** Text of one or two sentences. */
  lede?: ReactNode;
  /** Three links to other pages. */
  links: readonly { label: string; note: string; href: string }[];
  /** Pages with similar addresses, the most likely first: three at most. @default none */
  nearest?: readonly { label: string; href: string }[];
  /** Label before the similar pages. @default 'Did you mean' */
  nearestLabel?: string;
  /** Search under the text: `BigSearch`. */
  children?: ReactNode;
}

/**
 * Page for an address that does not exist: the 0 of 404 is an empty doorway. Needs no scripts. For a record that failed to load
 * use `ErrorState`.
 */
export function NotFound({
  heading,
  lede,
  links,
  nearest = [],
  nearestLabel = 'Did you mean',
  children,
  ...rest
}: NotFoundProps) {
  const nearestId = useId();
  return (
    <div {...rest}>
      <div className={styles.sky} aria-hidden="true">
        <BanyanTree className={styles.tree} />
        <div className={styles.code}>
          <span className={styles.digit}>4</span>
          <EmptyArch className={styles.arch} />
          <span className={styles.digit}>4</span>
        </div>
        <span className={styles.plumb} />
      </div>
      <Container className={styles.ground}>
        <div className={styles.words}>
          <Heading level={1} size="d2">
            <VisuallyHidden>404: </VisuallyHidden>
            {heading}
          </Heading>
          {lede ? <Text size="lede">{lede}</Text> : null}
          {nearest.length > 0 ? (
            <div className={styles.nearest}>
              <p id={nearestId} className={styles.nearestLabel}>
                {nearestLabel}
              </p>
              <ul aria-labelledby={nearestId} className={styles.nearestLinks}>
                {nearest.map(({ label, href }) => (
                  <li key={href}>
                    <MoreLink href={href}>{label}</MoreLink>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
          {children ? <div className={styles.search}>{children}</div> : null}
        </div>
        <IndexList>
          {links.map(({ label, note, href }) => (
            <IndexItem key={href} heading={label} detail={note} href={href} />
          ))}
        </IndexList>
      </Container>
    </div>
  );
}
