import { Mail } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from '../../elements/Button/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Picture } from '../../elements/Picture/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { classNames } from '../../style/classNames.ts';
import { onField } from '../../theme/contexts.css.ts';
import * as styles from './Mentor.css.ts';

export interface MentorProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-labelledby'> {
  /** Heading, in a few words. */
  heading: ReactNode;
  /** Id of the heading, which anchors link to. */
  headingId: string;
  /** Explanation of mentoring, in two sentences. */
  lede: ReactNode;
  /** Instructions for the email. */
  text: ReactNode;
  /** Email link: `mailto:` and the address. */
  action: { label: string; href: `mailto:${string}` };
  /** Drawing, cropped to half the field; above the text below 968 px. */
  image: { src: string; alt: string };
}

/**
 * Mentorship section on an indigo field beside its drawing, edge to edge, with an email button. Do not place it beside another
 * indigo field.
 */
export function Mentor({ heading, headingId, lede, text, action, image, className, ...rest }: MentorProps) {
  return (
    <section {...rest} aria-labelledby={headingId} className={classNames(onField, styles.mentor, className)}>
      <div className={styles.art}>
        <Picture {...image} width={960} height={720} className={styles.picture} />
      </div>
      <div className={styles.words}>
        <Heading level={2} id={headingId} tabIndex={-1}>
          {heading}
        </Heading>
        <Text size="lede">{lede}</Text>
        <Text tone="quiet" measure>
          {text}
        </Text>
        <ButtonLink href={action.href} variant="accent" size="large" icon={<Icon icon={Mail} />}>
          {action.label}
        </ButtonLink>
      </div>
    </section>
  );
}
