import { Anatomy } from './Anatomy.tsx';
import { FramedThemes } from './FramedThemes.tsx';
import { firstOf } from './Live.tsx';
import { Sentence } from './Sentence.tsx';
import { States } from './States.tsx';
import { Themes } from './Themes.tsx';
import type { ComponentOnPage } from './useComponent.ts';
import { Reason } from './Written.tsx';

/** Its parts, what happens with it, and every state that it can be in. */
export function Looks({ docs, stories, isFramed }: ComponentOnPage) {
  const { anatomy, behavior = [], frame } = docs ?? {};
  return (
    <>
      {anatomy ? <h2 id="anatomy">Anatomy</h2> : null}
      <Reason of={anatomy} />
      {anatomy && 'parts' in anatomy ? (
        <Anatomy
          story={stories.find(({ key }) => key === anatomy.story)}
          parts={anatomy.parts}
          isFramed={isFramed}
          height={frame?.height}
        />
      ) : null}
      {behavior.length > 0 ? (
        <>
          <h2 id="behavior">Behavior</h2>
          <ul>
            {behavior.map((sentence) => (
              <li key={sentence}>
                <Sentence>{sentence}</Sentence>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <h2 id="states">States</h2>
      <States stories={stories.filter(({ isListed }) => isListed)} isFramed={isFramed} />
    </>
  );
}

/** In every theme, by day and by night: an example on the page itself, anything else in windows. */
export function LooksInThemes({ docs, example, stories, isFramed }: ComponentOnPage) {
  const first = firstOf({ docs, stories });
  return (
    <>
      <h2 id="themes">Themes</h2>
      {example && !isFramed ? <Themes Example={example.Example} /> : null}
      {first && (isFramed || !example) ? <FramedThemes story={first} height={docs?.frame?.height} /> : null}
    </>
  );
}
