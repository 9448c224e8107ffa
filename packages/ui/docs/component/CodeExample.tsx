import { Source } from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';
import * as styles from './component.css.ts';

interface CodeExampleProps {
  /** Component of the example's module. */
  of: ComponentType;
  /** Text of the same module, imported with `?raw`. */
  code: string;
}

/** Shortest real use of a component: drawn, and its code to copy. The code is a module, so its types are checked. */
export const CodeExample = ({ of: Example, code }: CodeExampleProps) => (
  <>
    <div className={styles.box} data-sample="">
      <Example />
    </div>
    <Source code={code} language="tsx" />
  </>
);
