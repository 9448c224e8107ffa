import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../elements/Icon/index.ts';
import { Badge, Button, Notice, TextLink } from '../elements/index.ts';
import { BrandMark } from '../navigation/Brand/index.ts';
import { onField } from '../theme/contexts.css.ts';
import * as styles from './Part.css.ts';

interface ChapterProps {
  /** Theme of everything inside; without it the surrounding theme applies. */
  theme?: string;
  /** Name of the chapter. */
  label: string;
  /** Content at the end. */
  children?: ReactNode;
}

/** Small selection of the components. Its colors come from the theme only: no component inside knows a theme. */
export function Chapter({ theme, label, children }: ChapterProps) {
  return (
    <section className={styles.chapter} data-theme={theme} aria-label={label}>
      <BrandMark label={`Mark, ${label}`} />
      <TextLink href="#chapter">{label}</TextLink>
      <Button>Register</Button>
      <Button variant="accent">Donate</Button>
      <Badge icon={<Icon icon={CircleAlert} size={16} />}>Upcoming</Badge>
      <Notice heading={`Next at ${label}`}>The long table, December 12.</Notice>
      <div className={`${onField} ${styles.field}`}>On the field</div>
      {children}
    </section>
  );
}
