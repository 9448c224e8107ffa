import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Spinner } from '../../elements/Spinner/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Verifying.css.ts';

export interface VerifyingProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** Text while waiting: `Verifying donation...`. It is the page’s h1 during that time. */
  label: ReactNode;
}

/**
 * Full page that waits for one response, for which the specification requires a spinner. Put the content for pages without scripts
 * into a `noscript` beside it. For content whose shape is known use `Skeleton`.
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
