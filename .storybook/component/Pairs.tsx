import { Story } from '@storybook/addon-docs/blocks';
import { type AnyComponentDocs, linesOf } from '../../packages/ui/docs/component/ComponentDocs.ts';
import * as styles from '../../packages/ui/docs/component/component.css.ts';
import { useWorn } from '../../packages/ui/docs/worn.ts';
import { Frame } from './Frame.tsx';
import { Sentence } from './Sentence.tsx';
import type { StoryFacts } from './useComponent.ts';

interface PairsProps {
  pairs: AnyComponentDocs['pairs'];
  storyOf: (key: string) => StoryFacts | undefined;
  isFramed: boolean;
  height: number | undefined;
}

/** What to do beside what not to do, both alive, and why. */
export function Pairs({ pairs, storyOf, isFramed, height }: PairsProps) {
  const { theme, mode } = useWorn();
  const half = (key: string, word: 'Do' | 'Do not') => {
    const story = storyOf(key);
    return (
      <div className={`${styles.half} ${word === 'Do' ? styles.doIt : styles.doNot}`}>
        <p className={styles.verdict}>{word}</p>
        {story && isFramed ? (
          <Frame
            story={story.id}
            title={`${word}: ${story.name}`}
            width={768}
            height={height}
            theme={theme.id}
            mode={mode}
          />
        ) : null}
        {story && !isFramed ? (
          <div className={styles.box} data-sample="">
            <Story of={story.moduleExport} />
          </div>
        ) : null}
      </div>
    );
  };
  return linesOf(pairs).map(({ do: good, dont, because }) => (
    <div key={good} className={styles.pair}>
      {half(good, 'Do')}
      {half(dont, 'Do not')}
      <p className={styles.because}>
        <Sentence>{because}</Sentence>
      </p>
    </div>
  ));
}
