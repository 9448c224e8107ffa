import * as styles from './SetList.css.ts';

export interface SetListProps {
  /** Variables, and whether each is set. Never what to. */
  variables: readonly { name: string; isSet: boolean }[];
}

/** What the server was started with, as far as it matters here. */
export const SetList = ({ variables }: SetListProps) => (
  <dl>
    {variables.map(({ name, isSet }) => (
      <div key={name} className={styles.row}>
        <dt className={styles.name}>{name}</dt>
        <dd className={isSet ? styles.set : styles.notSet}>{isSet ? 'set' : 'not set'}</dd>
      </div>
    ))}
  </dl>
);
