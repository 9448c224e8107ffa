import { PageOf } from './PageOf.tsx';
import { Pairs } from './Pairs.tsx';
import { RouteLink } from './RouteLink.tsx';
import { Sentence } from './Sentence.tsx';
import type { ComponentOnPage } from './useComponent.ts';
import { Reason } from './Written.tsx';

/** Situations for it and for others, then what to do with it and what not. */
export function WhenToUse({ docs, stories, isFramed }: ComponentOnPage) {
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
                <RouteLink at={at} />)
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
      <h2 id="do">Do, and do not</h2>
      <Reason of={docs.pairs} />
      <Pairs
        pairs={docs.pairs}
        storyOf={(key) => stories.find((story) => story.key === key)}
        isFramed={isFramed}
        height={docs.frame?.height}
      />
    </>
  );
}
