import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { IndexItem, IndexList } from '../../elements/IndexList/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { BanyanTree } from '../../imagery/BanyanTree/index.ts';
import { EmptyArch } from '../../imagery/EmptyArch/index.ts';
import { Container } from '../../layout/Container/index.ts';
import * as styles from './NotFound.css.ts';

export interface NotFoundProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What happened, in the association's words. The page's h1, read after "404:". */
  heading: ReactNode;
  /** One or two sentences. */
  lede?: ReactNode;
  /** Three ways on. */
  links: readonly { label: string; note: string; href: string }[];
}

/**
 * The page for an address that does not exist: the 0 of 404 is an empty doorway. Needs no scripts. For a record that
 * could not be loaded use `ErrorState`.
 */
export function NotFound({ heading, lede, links, ...rest }: NotFoundProps) {
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
