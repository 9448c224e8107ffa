import type { ComponentProps } from 'react';
import { Text } from '../../elements/Text/index.ts';
import { TextLink } from '../../elements/TextLink/index.ts';
import * as styles from './JobRow.css.ts';

/** Who posted it. */
export interface JobPoster {
  name: string;
  /** Only where the poster agreed that it stands here. */
  email?: string;
  /** As typed; only where the poster agreed. */
  phone?: string;
}

const bullet = /^[\s\-–—•*·]+/;

/** The lines of a list as people type it, without the dashes they begin with. */
export const linesOf = (text: string) => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.replace(bullet, '').trim())
      .filter(Boolean),
  ),
];

/** What a job asks for, a line each. */
export function JobRequirements({ lines, ...rest }: ComponentProps<'ul'> & { lines: readonly string[] }) {
  return (
    <ul {...rest} className={styles.requirements}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Who posted it, and how to write to them where they agreed. */
export function JobPostedBy({ name, email, phone }: JobPoster) {
  return (
    <Text size="small" tone="quiet" className={styles.wraps}>
      Posted by {name}
      {email ? (
        <>
          , <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </>
      ) : null}
      {phone ? `, ${phone}` : null}.
    </Text>
  );
}
