import { BackLink } from '../../elements/BackLink/index.ts';
import { DimensionLine } from '../../elements/DimensionLine/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import * as styles from './JobDetail.css.ts';

export interface JobDetailLoadingProps {
  /** Text of the page’s h1 until the job’s own title replaces it: `Loading job...` */
  label: string;
  /** Link back to the board. */
  back: { label: string; href: string };
}

/** Placeholder of a `JobDetail` while it loads: the link back, and the line under its title. */
export function JobDetailLoading({ label, back }: JobDetailLoadingProps) {
  return (
    <div className={styles.head}>
      <BackLink href={back.href}>{back.label}</BackLink>
      <div role="status">
        <Heading level={1} size="d2" tabIndex={-1}>
          {label}
        </Heading>
      </div>
      <DimensionLine weight="heavy" className={styles.line} />
    </div>
  );
}
