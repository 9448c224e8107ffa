import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Spinner } from '../../elements/Spinner/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Verifying.css.ts';

export interface VerifyingProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** What is being looked up: `Verifying donation...`. The page's h1 for as long as it takes. */
  label: ReactNode;
}

/**
 * A whole page that waits for one answer, where the specification names a spinner. Put what stands there without scripts into
 * a `noscript` beside it. For content whose shape is known use `Skeleton`.
 */
export function Verifying({ label, className, ...rest }: VerifyingProps) {
  return (
    <div {...rest} role="status" className={classNames(styles.verifying, className)}>
      <Spinner />
      <Heading level={1} size="h4">
        {label}
      </Heading>
    </div>
  );
}
