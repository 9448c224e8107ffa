import { DocumentPage } from '../../packages/ui/docs/page/DocumentPage.tsx';
import { Framed } from '../component/Framed.tsx';
import { PageOf } from '../component/PageOf.tsx';
import { Sentence } from '../component/Sentence.tsx';
import { States } from '../component/States.tsx';
import { useComponent } from '../component/useComponent.ts';
import { Words } from '../component/Written.tsx';
import type { PatternDocs } from './PatternDocs.ts';
import { patternIdOf } from './patternId.ts';

const all = import.meta.glob<PatternDocs>('./*.pattern.ts', { import: 'pattern', eager: true });

const lastOf = (title: string): string => title.split('/').at(-1) ?? title;

/** What is written beside the stories of this title. */
const writtenFor = (title: string): PatternDocs | undefined =>
  Object.entries(all).find(
    ([file]) => patternIdOf(file) === lastOf(title).replaceAll(' ', '').toLowerCase(),
  )?.[1];

/** The page of every pattern: the whole page in a window of its own, then what there is to know, in one order. */
export default function PatternPage() {
  const { title, stories } = useComponent();
  const pattern = writtenFor(title);
  const [first] = stories;
  const listed = stories.filter(({ isListed }) => isListed);
  return (
    <DocumentPage>
      <h1>{lastOf(title)}</h1>
      {pattern ? (
        <p>
          <Sentence>{pattern.lead}</Sentence>
        </p>
      ) : null}
      {first ? <Framed stories={listed} first={first} height={640} /> : null}
      {pattern ? <Written {...pattern} /> : null}
      <h2 id="states">States</h2>
      <States stories={listed} isFramed />
    </DocumentPage>
  );
}

function Written({ use, avoid, made, behavior, accessibility, words }: PatternDocs) {
  return (
    <>
      <h2 id="use">Use it</h2>
      <ul>
        {use.map(({ when, at }) => (
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
        {avoid.map((other) => (
          <li key={other.when}>
            <Sentence>{other.when}</Sentence>: <PageOf part={other.use} />
          </li>
        ))}
      </ul>
      <h2 id="made-of">Made of</h2>
      <ol>
        {made.map(({ part, does }) => (
          <li key={part}>
            <PageOf part={part} />: <Sentence>{does}</Sentence>
          </li>
        ))}
      </ol>
      <h2 id="behavior">Behavior</h2>
      <Sentences of={behavior} />
      <h2 id="accessibility">Accessibility</h2>
      <Sentences of={accessibility} />
      <h2 id="words">Words</h2>
      <Words words={words} />
    </>
  );
}

const Sentences = ({ of }: { of: readonly string[] }) => (
  <ul>
    {of.map((sentence) => (
      <li key={sentence}>
        <Sentence>{sentence}</Sentence>
      </li>
    ))}
  </ul>
);
