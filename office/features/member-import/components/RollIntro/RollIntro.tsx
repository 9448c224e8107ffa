import type { Roll } from '@banyan/api/office';
import { writtenWords } from '../words.ts';
import * as styles from './RollIntro.css.ts';

export interface RollIntroProps {
  /** How the file is written, as it was read. */
  roll: Pick<Roll, 'name' | 'lines' | 'separator' | 'encoding'>;
}

/** How the file is written that was read, and what to do now. On phones: that a laptop is easier. */
export const RollIntro = ({ roll }: RollIntroProps) => (
  <div>
    <p className={styles.words}>
      <b>{roll.name}</b>, {writtenWords(roll)} Match each column once.
    </p>
    <p className={styles.laptop}>A laptop is easier for this.</p>
  </div>
);
