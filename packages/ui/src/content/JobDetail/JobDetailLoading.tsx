import { BackLink } from '../../elements/BackLink/index.ts';
import { DimensionLine } from '../../elements/DimensionLine/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import * as styles from './JobDetail.css.ts';

export interface JobDetailLoadingProps {
  /** `Loading job...` The page's h1 until the job's own title takes its place. */
  label: string;
  /** The way back to the board. */
  back: { label: string; href: string };
}

/** Holds the place of a `JobDetail` while it is fetched: the way back, and the line that its title will stand on. */
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
