import { type ComponentProps, type ReactNode, useId } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { MoreLink } from '../../elements/MoreLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Board.css.ts';

export interface BoardProps extends Omit<ComponentProps<'section'>, 'aria-labelledby'> {
  /** Heading above the arcade. @default 'Leadership' */
  heading?: ReactNode;
  /** Last place of the arcade: a sentence about the board, and a contact link. */
  note: { text: ReactNode; link: { label: string; href: string } };
  /** `PersonCard`s: first one with the variant `lead`, then seven others. */
  children: ReactNode;
}

/**
 * Board of the association: rows on phones, from 768 px an arcade whose first niche is two rows high. Belongs in a `Container`.
 * For members use `MemberCard`s.
 */
export function Board({ heading = 'Leadership', note, className, children, ...rest }: BoardProps) {
  const id = useId();
  return (
    <section {...rest} aria-labelledby={id} className={classNames(styles.section, className)}>
      <Heading level={2} id={id}>
        {heading}
      </Heading>
      <ul className={styles.people}>
        {children}
        <li className={styles.note}>
          <div className={styles.noteWords}>
            <Text size="small" tone="quiet">
              {note.text}
            </Text>
            <MoreLink href={note.link.href}>{note.link.label}</MoreLink>
          </div>
        </li>
      </ul>
    </section>
  );
}
