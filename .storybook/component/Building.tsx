import * as styles from '../../packages/ui/docs/component/component.css.ts';
import { Code } from './Code.tsx';
import { Contrast } from './Contrast.tsx';
import { PageOf } from './PageOf.tsx';
import { Props } from './Props.tsx';
import { Sentence } from './Sentence.tsx';
import { Tokens } from './Tokens.tsx';
import type { ComponentOnPage } from './useComponent.ts';

/** The code of an example, the props and the tokens. */
export function Building({ facts, example }: ComponentOnPage) {
  const [main] = facts.components;
  return (
    <>
      <h2 id="code">Code</h2>
      <Code>{example?.text ?? `import { ${main?.name ?? ''} } from '${facts.entry}';`}</Code>
      <h2 id="props">Props</h2>
      {facts.components.map((component) => (
        <Props key={component.name} {...component} />
      ))}
      {facts.tokens.length > 0 ? (
        <>
          <h2 id="tokens">Tokens</h2>
          <Tokens tokens={facts.tokens} />
          <Contrast tokens={facts.tokens} />
        </>
      ) : null}
    </>
  );
}

/** Its neighbours, what is made with it, and what changed. */
export function Around({ facts, docs }: ComponentOnPage) {
  return (
    <>
      {docs && docs.related.length > 0 ? (
        <>
          <h2 id="related">Related</h2>
          <ul>
            {docs.related.map(({ part, difference }) => (
              <li key={part}>
                <PageOf part={part} />: <Sentence>{difference}</Sentence>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {facts.usedBy.length > 0 ? (
        <>
          <h2 id="used-by">Is a part of</h2>
          <div>
            <ul className={styles.names}>
              {facts.usedBy.map((part) => (
                <li key={part}>
                  <PageOf part={part} />
                </li>
              ))}
            </ul>
          </div>
        </>
      ) : null}
      {facts.changes.length > 0 ? (
        <>
          <h2 id="changes">Changes</h2>
          <dl className={styles.changes}>
            {facts.changes.map(({ version, text }) => (
              <div key={text} className={styles.change}>
                <dt>{version === 'next' ? 'Next version' : version}</dt>
                <dd>
                  <Sentence>{text}</Sentence>
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
    </>
  );
}
