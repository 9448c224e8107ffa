import { Story } from '@storybook/addon-docs/blocks';
import { linesOf } from '../../packages/ui/docs/component/ComponentDocs.ts';
import * as styles from '../../packages/ui/docs/component/component.css.ts';
import { DocumentPage } from '../../packages/ui/docs/page/DocumentPage.tsx';
import { Anatomy } from './Anatomy.tsx';
import { Code } from './Code.tsx';
import { Cost } from './Cost.tsx';
import { Framed } from './Framed.tsx';
import { PageOf } from './PageOf.tsx';
import { Pairs } from './Pairs.tsx';
import { Props } from './Props.tsx';
import { Sentence } from './Sentence.tsx';
import { States } from './States.tsx';
import { Themes } from './Themes.tsx';
import { Tokens } from './Tokens.tsx';
import { type ComponentOnPage, useComponent } from './useComponent.ts';
import { Heard, Keys, Words } from './Written.tsx';

/**
 * The page of every component: what its sources say, and what its `….docs.ts` adds, in one order. A component without one
 * has the same page without what somebody has to write.
 */
export default function ComponentPage() {
  const component = useComponent();
  return (
    <DocumentPage>
      <Head {...component} />
      <Live {...component} />
      <WhenToUse {...component} />
      <Looks {...component} />
      <Hearing {...component} />
      <Building {...component} />
      <Around {...component} />
    </DocumentPage>
  );
}

function Head({ title, facts, docs }: ComponentOnPage) {
  const [main] = facts.components;
  const status = typeof docs?.status === 'object' ? 'going' : docs?.status;
  return (
    <>
      <h1>{title.split('/').at(-1)}</h1>
      <p>
        <Sentence>{main?.text.replace(/\s+/g, ' ') ?? ''}</Sentence>
      </p>
      <p className={styles.facts}>
        {status ? (
          <span className={styles.status} data-status={status}>
            {typeof docs?.status === 'object' ? `Going: use ${docs.status.going}` : status}
          </span>
        ) : null}
        {docs ? <span>Since {docs.since}</span> : null}
        <span>
          <code>{facts.entry}</code>
        </span>
        {facts.also.length > 0 ? <span>Elsewhere: {facts.also.join(', ')}</span> : null}
      </p>
    </>
  );
}

function Live({ docs, stories, isFramed, example }: ComponentOnPage) {
  const first = stories.find(({ key }) => key === docs?.live) ?? stories[0];
  if (!first) return null;
  if (isFramed)
    return (
      <Framed
        stories={stories.filter(({ isListed }) => isListed)}
        first={first}
        height={docs?.frame?.height}
      />
    );
  if (!example)
    return (
      <div className={styles.box} data-sample="">
        <Story of={first.moduleExport} />
      </div>
    );
  return (
    <div className={styles.boxes} data-sample="">
      {[styles.narrow, styles.middle].map((width) => (
        <div key={width} className={`${styles.box} ${width}`}>
          <example.Example />
        </div>
      ))}
    </div>
  );
}

function WhenToUse({ docs, stories, isFramed }: ComponentOnPage) {
  if (!docs) return null;
  return (
    <>
      <h2 id="use">Use it</h2>
      <ul>
        {docs.use.map(({ when, at }) => (
          <li key={when}>
            <Sentence>{when}</Sentence>
            {at ? (
              <>
                {' ('}
                <code>{at}</code>)
              </>
            ) : null}
          </li>
        ))}
      </ul>
      <h2 id="use-another">Use something else</h2>
      <ul>
        {docs.avoid.map(({ when, use }) => (
          <li key={when}>
            <Sentence>{when}</Sentence>: <PageOf part={use} />
          </li>
        ))}
      </ul>
      {linesOf(docs.pairs).length > 0 ? (
        <>
          <h2 id="do">Do, and do not</h2>
          <Pairs
            pairs={docs.pairs}
            storyOf={(key) => stories.find((story) => story.key === key)}
            isFramed={isFramed}
            height={docs.frame?.height}
          />
        </>
      ) : null}
    </>
  );
}

function Looks({ docs, example, stories, isFramed }: ComponentOnPage) {
  const anatomy = docs && 'parts' in docs.anatomy ? docs.anatomy : undefined;
  return (
    <>
      {anatomy ? (
        <>
          <h2 id="anatomy">Anatomy</h2>
          <Anatomy
            story={isFramed ? undefined : stories.find(({ key }) => key === anatomy.story)}
            parts={anatomy.parts}
          />
        </>
      ) : null}
      <h2 id="states">States</h2>
      <States stories={stories.filter(({ isListed }) => isListed)} isFramed={isFramed} />
      {example && !isFramed ? (
        <>
          <h2 id="themes">Themes</h2>
          <Themes Example={example.Example} />
        </>
      ) : null}
    </>
  );
}

function Hearing({ docs }: ComponentOnPage) {
  if (!docs) return null;
  return (
    <>
      {linesOf(docs.words).length > 0 ? (
        <>
          <h2 id="words">Words</h2>
          <Words words={docs.words} />
        </>
      ) : null}
      <h2 id="accessibility">Accessibility</h2>
      {linesOf(docs.keys).length > 0 ? <Keys keys={docs.keys} /> : null}
      <Heard says={docs.says} focus={docs.focus} />
    </>
  );
}

function Building({ facts, example }: ComponentOnPage) {
  const [main] = facts.components;
  return (
    <>
      <h2 id="code">Code</h2>
      <Code>{example?.text ?? `import { ${main?.name ?? ''} } from '${facts.entry}';`}</Code>
      <h2 id="props">Props</h2>
      {facts.components.map((component) => (
        <Props key={component.name} {...component} />
      ))}
      {facts.entry.startsWith('@banyan/office') ? null : (
        <>
          <h2 id="cost">Cost</h2>
          <Cost cost={facts.cost} />
        </>
      )}
      {facts.tokens.length > 0 ? (
        <>
          <h2 id="tokens">Tokens</h2>
          <Tokens tokens={facts.tokens} />
        </>
      ) : null}
    </>
  );
}

function Around({ facts, docs }: ComponentOnPage) {
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
          <ul className={styles.names}>
            {facts.usedBy.map((part) => (
              <li key={part}>
                <PageOf part={part} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {facts.changes.length > 0 ? (
        <>
          <h2 id="changes">Changes</h2>
          <ul>
            {facts.changes.map(({ version, text }) => (
              <li key={text}>
                {version}: <Sentence>{text}</Sentence>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}
