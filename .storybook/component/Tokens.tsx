import * as styles from '../../packages/ui/docs/component/component.css.ts';
import type { PageFacts } from './pageFacts.ts';

const custom: Readonly<Record<string, string>> = { color: '', typography: '', media: '' };
const shown = (group: string, name: string): string =>
  group === 'typography' || group === 'media' ? name : `--banyan-${custom[group] ?? `${group}-`}${name}`;

/** Which tokens of the theme it is drawn with, read from its rules. */
export function Tokens({ tokens }: Pick<PageFacts, 'tokens'>) {
  return (
    <div className={styles.tokens}>
      {tokens.map(({ group, names }) => (
        <div key={group} className={styles.group}>
          <b>{group}</b>
          <ul className={styles.names}>
            {names.map((name) => (
              <li key={name} className={styles.token}>
                {group === 'color' ? (
                  <span
                    aria-hidden
                    className={styles.swatch}
                    style={{ background: `var(--banyan-${name})` }}
                  />
                ) : null}
                <code>{shown(group, name)}</code>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
