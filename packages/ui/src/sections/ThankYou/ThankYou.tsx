import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { RecessedArch } from '../../imagery/RecessedArch/index.ts';
import { Container } from '../../layout/Container/index.ts';
import * as styles from './ThankYou.css.ts';

export interface ThankYouProps extends Omit<ComponentProps<'section'>, 'aria-labelledby'> {
  /** Title of the page, its only h1, short enough for two lines and without descenders. It receives the focus. */
  heading: ReactNode;
  /** Effect of the gift, in one sentence. */
  lede: ReactNode;
  /** Note about the other record of the gift: the emailed invoice. */
  note: ReactNode;
  /** Next links: two `MoreLink`s. */
  links: ReactNode;
  /** The `Receipt`. From 968 px it hangs in the doorway; only the receipt is printed. */
  children: ReactNode;
}

/** Thank-you page after a donation, with the doorway of the donation page. For a form that was sent use `SuccessView`. */
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
