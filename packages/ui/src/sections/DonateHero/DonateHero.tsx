import { type ComponentProps, type ReactNode, useId } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { RecessedArch } from '../../imagery/RecessedArch/index.ts';
import { Container } from '../../layout/Container/index.ts';
import { onField } from '../../theme/contexts.css.ts';
import * as styles from './DonateHero.css.ts';

export interface DonateHeroProps extends Omit<ComponentProps<'section'>, 'title' | 'aria-labelledby'> {
  /** Numeral on the ground line: `170+`. A plus at its end is drawn thin. */
  numeral: string;
  /** Numeral in words, read before the title: `The college is more than 170`. */
  numeralInWords: string;
  /** Title that continues the numeral: `years old, and still under construction`. */
  title: ReactNode;
  /** Effect of gifts, in one sentence. */
  lede: ReactNode;
  /** The `GiveBackBox`. From 968 px it is under the doorway, otherwise below the text. */
  children: ReactNode;
}

/** First screen of the donation page: years as a numeral, and a doorway lit from behind. */
export function DonateHero({ numeral, numeralInWords, title, lede, children, ...rest }: DonateHeroProps) {
  const id = useId();
  const plus = numeral.endsWith('+');
  return (
    <section {...rest} aria-labelledby={id}>
      <div className={styles.sky} aria-hidden="true">
        <RecessedArch className={styles.arch} />
        <span className={styles.numeral}>
          {plus ? numeral.slice(0, -1) : numeral}
          {plus ? <span className={styles.plus}>+</span> : null}
        </span>
      </div>
      <div className={styles.ground}>
        <Container className={styles.columns}>
          <div className={onField}>
            <Heading level={1} id={id} className={styles.heading}>
              <VisuallyHidden>{numeralInWords} </VisuallyHidden>
              {title}
            </Heading>
            <Text size="lede" tone="quiet" className={styles.lede}>
              {lede}
            </Text>
          </div>
          {children}
        </Container>
      </div>
    </section>
  );
}
