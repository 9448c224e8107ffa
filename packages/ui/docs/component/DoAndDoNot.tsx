import { Story, useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { useToolbarTheme } from '../toolbarTheme.ts';
import * as styles from './component.css.ts';
import { Frame } from './Frame.tsx';
import { type ModuleExport, useStories } from './useStories.ts';

interface HalfProps {
  of: ModuleExport;
  word: 'Do' | 'Do not';
  height: number | undefined;
}

function Half({ of, word, height }: HalfProps) {
  const { story } = useOf(of, ['story']);
  const { isFramed } = useStories();
  const { theme, mode } = useToolbarTheme();
  return (
    <div className={`${styles.half} ${word === 'Do' ? styles.doIt : styles.doNot}`}>
      <p className={styles.verdict}>{word}</p>
      {isFramed ? (
        <Frame
          story={story.id}
          title={`${word}: ${story.name}`}
          width={768}
          height={height}
          theme={theme.id}
          mode={mode}
        />
      ) : (
        <div className={styles.box} data-sample="">
          <Story of={of} />
        </div>
      )}
    </div>
  );
}

interface DoAndDoNotProps {
  /** Story that shows what to do. */
  of: ModuleExport;
  /** Story that shows what not to do. */
  not: ModuleExport;
  /** Minimum height of each frame, in pixels. */
  height?: number;
  /** Reason for the advice. */
  children: ReactNode;
}

/** Two stories side by side: what to do, what not to do, and why. */
export const DoAndDoNot = ({ of, not, height, children }: DoAndDoNotProps) => (
  <div className={styles.pair}>
    <Half of={of} word="Do" height={height} />
    <Half of={not} word="Do not" height={height} />
    <div className={styles.because}>{children}</div>
  </div>
);
