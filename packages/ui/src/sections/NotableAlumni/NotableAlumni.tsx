import { type ComponentProps, type ReactNode, useId } from 'react';
import { Avatar, type AvatarProps } from '../../elements/Avatar/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Container } from '../../layout/Container/index.ts';
import { classNames } from '../../style/classNames.ts';
import { onField } from '../../theme/contexts.css.ts';
import * as styles from './NotableAlumni.css.ts';

/** Notable alumnus or alumna. */
export interface NotableAlum {
  name: string;
  /** Id that selects the drawing behind the initials. */
  id: string;
  /** Graduation class: `Class of 1979`. */
  about: string;
  /** Achievement, in one sentence. */
  achievement: ReactNode;
  /** Photograph, if there is one and the person has agreed. */
  image?: AvatarProps['image'];
}

export interface NotableAlumniProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-labelledby'> {
  /** Featured person; `detail` is a second sentence. */
  featured: NotableAlum & { detail?: ReactNode };
  /** Other people; four fit side by side, on phones the row scrolls. */
  others?: readonly NotableAlum[];
  /** Heading above all of them. @default 'Notable alumni' */
  heading?: string;
  /** Accessible name of the row of the others. @default 'More notable alumni' */
  othersLabel?: string;
}

/** Notable alumni: one large, four small, each on a white line. For the board use an arcade of `PersonCard`s. */
export function NotableAlumni({
  featured,
  others = [],
  heading = 'Notable alumni',
  othersLabel = 'More notable alumni',
  className,
  ...rest
}: NotableAlumniProps) {
  const headingId = useId();
  return (
    <section {...rest} aria-labelledby={headingId} className={classNames(onField, styles.field, className)}>
      <Container>
        <h2 id={headingId} className={styles.label}>
          {heading}
        </h2>
        <div className={styles.featured}>
          <Avatar
            name={featured.name}
            id={featured.id}
            image={featured.image}
            size="lead"
            sizes={styles.leadSizes}
            className={styles.lead}
          />
          <div className={styles.words}>
            <Heading level={3} size="d2">
              {featured.name}
            </Heading>
            <Text size="small" tone="quiet">
              {featured.about}
            </Text>
            <Text size="lede">{featured.achievement}</Text>
            {featured.detail ? (
              <Text tone="quiet" measure>
                {featured.detail}
              </Text>
            ) : null}
          </div>
        </div>
        {others.length > 0 ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls, and keys must reach what is beyond the edge.
          <ul aria-label={othersLabel} tabIndex={0} className={styles.others}>
            {others.map(({ name, id, about, achievement, image }) => (
              <li key={id} className={styles.person}>
                <Avatar name={name} id={id} image={image} size="large" />
                <Heading level={3} size="h4" className={styles.name}>
                  {name}
                </Heading>
                <Text size="small" tone="quiet" className={styles.fact}>
                  {about}
                </Text>
                <Text size="small" className={styles.fact}>
                  {achievement}
                </Text>
              </li>
            ))}
          </ul>
        ) : null}
      </Container>
    </section>
  );
}
