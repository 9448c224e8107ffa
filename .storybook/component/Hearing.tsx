import { linesOf } from '../../packages/ui/docs/component/ComponentDocs.ts';
import type { ComponentOnPage } from './useComponent.ts';
import { Heard, Keys, Reason, Words } from './Written.tsx';

/** Its words, its keys, and what somebody hears. */
export function Hearing({ docs }: ComponentOnPage) {
  if (!docs) return null;
  return (
    <>
      <h2 id="words">Words</h2>
      <Reason of={docs.words} />
      {linesOf(docs.words).length > 0 ? <Words words={docs.words} /> : null}
      <h2 id="accessibility">Accessibility</h2>
      <Reason of={docs.keys} />
      {linesOf(docs.keys).length > 0 ? <Keys keys={docs.keys} /> : null}
      <Reason of={docs.says} />
      <Heard says={docs.says} focus={docs.focus} />
    </>
  );
}
