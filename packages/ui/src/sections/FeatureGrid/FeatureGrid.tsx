import { type ComponentProps, type ReactNode, useId } from 'react';
import { ButtonLink } from '../../elements/Button/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './FeatureGrid.css.ts';
import { type FeatureGridVariant, VariantContext } from './variants.ts';

export interface FeatureGridProps extends Omit<ComponentProps<'section'>, 'aria-labelledby'> {
  /**
   * `rows` are ruled lines of links, `tiles` six large pictures of unequal width, `cards` small drawings with a line each,
   * `rising` three pictures that grow to the right, `panels` two colored fields. @default 'cards'
   */
  variant?: FeatureGridVariant;
  /** Heading in a few words. With the variant `panels` only screen readers read it. */
  heading: ReactNode;
  /** Id of the heading, which anchors link to. @default generated */
  headingId?: string;
  /** Text of one or two sentences under the heading. */
  text?: ReactNode;
  /** Button under the text: `LEARN MORE`. */
  action?: { label: string; href: string };
  /** `Feature`s. */
  children: ReactNode;
}

/**
 * Section with a heading and a few things it is about, each a `Feature`. Belongs in a `Container`. For plain links use `IndexList`.
 */
export function FeatureGrid({
  variant = 'cards',
  heading,
  headingId,
  text,
  action,
  className,
  children,
  ...rest
}: FeatureGridProps) {
  const ownId = useId();
  const id = headingId ?? ownId;
  return (
    <section {...rest} aria-labelledby={id} className={classNames(styles.sections[variant], className)}>
      <div className={styles.intros[variant]}>
        <Heading level={2} id={id} tabIndex={headingId === undefined ? undefined : -1}>
          {variant === 'panels' ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
        </Heading>
        {text ? (
          <Text tone="quiet" measure>
            {text}
          </Text>
        ) : null}
        {action ? (
          <ButtonLink href={action.href} variant="line">
            {action.label}
          </ButtonLink>
        ) : null}
      </div>
      <ul className={styles.lists[variant]}>
        <VariantContext value={variant}>{children}</VariantContext>
      </ul>
    </section>
  );
}
