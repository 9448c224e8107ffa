import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../elements/Icon/index.ts';
import { Badge, Button, Notice, TextLink } from '../elements/index.ts';
import { BrandMark } from '../navigation/Brand/index.ts';
import { onField } from '../theme/contexts.css.ts';
import * as styles from './Part.css.ts';

interface ChapterProps {
  /** The theme everything inside wears; without one it wears what is around it. */
  theme?: string;
  /** Names the chapter. */
  label: string;
  /** Stands at the end. */
  children?: ReactNode;
}

/** The kit in little. Which colours it has is nobody's business but the theme's: no component below knows one. */
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
