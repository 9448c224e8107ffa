import type { ComponentProps } from 'react';
import { Text } from '../../elements/Text/index.ts';
import { TextLink } from '../../elements/TextLink/index.ts';
import * as styles from './JobRow.css.ts';

/** Person who posted the job. */
export interface JobPoster {
  name: string;
  /** Email address; only if the poster agreed to show it. */
  email?: string;
  /** Phone number as typed; only if the poster agreed to show it. */
  phone?: string;
}

const bullet = /^[\s\-–—•*·]+/;

/** Lines of a typed list, without the dashes at their beginning. */
export const linesOf = (text: string) => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.replace(bullet, '').trim())
      .filter(Boolean),
  ),
];

/** Requirements of a job, one per line. */
export function JobRequirements({ lines, ...rest }: ComponentProps<'ul'> & { lines: readonly string[] }) {
  return (
    <ul {...rest} className={styles.requirements}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Name of the poster, and the contact details that they agreed to show. */
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
