import { ArrowRight } from 'lucide';
import { type ComponentProps, type ReactNode, useEffect, useId } from 'react';
import { type Figure, Figures } from '../../content/Figures/index.ts';
import { ButtonLink } from '../../elements/Button/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { BanyanTree } from '../../imagery/BanyanTree/index.ts';
import { Container } from '../../layout/Container/index.ts';
import { classNames } from '../../style/classNames.ts';
import { finishDrawing, rememberDrawn } from './drawnOnce.ts';
import * as styles from './Hero.css.ts';
import { measured, spread } from './letters.ts';

export interface HeroAction {
  /** @default 'Explore Membership' */
  label?: string;
  href: string;
}

export interface HeroProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-labelledby'> {
  /**
   * Short word without descenders: it merges with the ground. A full stop at its end has the plumb line.
   * @default 'Connect.'
   */
  heading?: string;
  /** Sentence about the people whom the association connects. */
  description: ReactNode;
  /** Primary button of the page. If it is omitted, the text keeps its place. */
  action?: HeroAction;
  /** Note beside the button, in a few words: `Joining is free.` */
  note?: ReactNode;
  /** Three counts or years on the right. */
  figures?: readonly Figure[];
  /** Seed of a chapter’s own tree. */
  seed?: string;
}

/**
 * First screen of the front page: the word is on the ground line under the banyan. 600 to 1200 px high; on lower viewports it
 * fits the viewport. Animated once per visit, never with reduced motion. For all other pages use `PageHead`.
 */
export function Hero({
  heading = 'Connect.',
  description,
  action,
  note,
  figures,
  seed,
  className,
  ...rest
}: HeroProps) {
  const headingId = useId();
  const { letters, stop } = spread(heading);
  const reserve = (place: number) => (heading === measured.word ? styles.reserved[place] : undefined);
  useEffect(() => {
    rememberDrawn();
    return finishDrawing;
  }, []);
  return (
    <section {...rest} aria-labelledby={headingId} className={classNames(styles.hero, className)}>
      <div className={styles.sky}>
        <BanyanTree seed={seed} animated className={styles.tree} />
        <h1 id={headingId} className={styles.word}>
          <VisuallyHidden>{heading}</VisuallyHidden>
          <span aria-hidden="true">
            {letters.map(({ place, letter, step }) => (
              <span key={`${place}${letter}`} className={classNames(styles.letters[step], reserve(place))}>
                {letter}
              </span>
            ))}
            {stop ? <span className={classNames(styles.stop, reserve(letters.length))}>.</span> : null}
          </span>
        </h1>
      </div>
      <Container className={styles.ground}>
        <div>
          <Text size="lede" className={styles.description}>
            {description}
          </Text>
          {action || note ? (
            <div className={styles.actions}>
              {action ? (
                <ButtonLink href={action.href} size="large" icon={<Icon icon={ArrowRight} />}>
                  {action.label ?? 'Explore Membership'}
                </ButtonLink>
              ) : null}
              {note ? (
                <Text element="span" size="small" tone="quiet">
                  {note}
                </Text>
              ) : null}
            </div>
          ) : null}
        </div>
        {figures ? <Figures figures={figures} /> : null}
      </Container>
    </section>
  );
}
