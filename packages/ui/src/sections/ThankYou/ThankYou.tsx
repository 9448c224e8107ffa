import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { RecessedArch } from '../../imagery/RecessedArch/index.ts';
import { Container } from '../../layout/Container/index.ts';
import * as styles from './ThankYou.css.ts';

export interface ThankYouProps extends Omit<ComponentProps<'section'>, 'aria-labelledby'> {
  /** The page's one h1, short enough for two lines and without descenders. It takes the focus. */
  heading: ReactNode;
  /** What the gift does, in one sentence. */
  lede: ReactNode;
  /** Where else it is written down: the invoice in the mail. */
  note: ReactNode;
  /** Where to go from here: two `MoreLink`s. */
  links: ReactNode;
  /** The `Receipt`. It hangs in the doorway from 968 px, and is all that is printed. */
  children: ReactNode;
}

/** A page that says thanks for a gift, under the same doorway that asked for it. For a form that was sent use `SuccessView`. */
export function ThankYou({ heading, lede, note, links, children, ...rest }: ThankYouProps) {
  const id = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus({ preventScroll: true }), []);
  return (
    <section {...rest} aria-labelledby={id}>
      <div className={styles.sky} aria-hidden="true">
        <RecessedArch className={styles.arch} />
      </div>
      <Container className={styles.columns}>
        <div className={styles.words}>
          <Heading ref={headingRef} level={1} id={id} tabIndex={-1} className={styles.heading}>
            {heading}
          </Heading>
          <Text size="lede">{lede}</Text>
          <Text tone="quiet" measure>
            {note}
          </Text>
          <div className={styles.links}>{links}</div>
        </div>
        <div className={styles.paper}>{children}</div>
      </Container>
    </section>
  );
}
