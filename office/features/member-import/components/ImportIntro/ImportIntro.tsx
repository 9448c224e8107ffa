import type { MemberImport } from '@banyan/api/office';
import { writtenWords } from '../words.ts';
import * as styles from './ImportIntro.css.ts';

export interface ImportIntroProps {
  /** Format of the file that was read. */
  memberImport: Pick<MemberImport, 'name' | 'lines' | 'separator' | 'encoding'>;
}

/** Format of the file that was read, and the next step. Phones also show that a laptop is easier. */
export const ImportIntro = ({ memberImport }: ImportIntroProps) => (
  <div>
    <p className={styles.words}>
      <b>{memberImport.name}</b>, {writtenWords(memberImport)} Match each column once.
    </p>
    <p className={styles.laptop}>A laptop is easier for this.</p>
  </div>
);
