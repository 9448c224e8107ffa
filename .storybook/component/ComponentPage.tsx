import { DocumentPage } from '../../packages/ui/docs/page/DocumentPage.tsx';
import { Around, Building } from './Building.tsx';
import { Hearing } from './Hearing.tsx';
import { Live } from './Live.tsx';
import { Looks, LooksInThemes } from './Looks.tsx';
import { Sentence } from './Sentence.tsx';
import { Status } from './Status.tsx';
import { useComponent } from './useComponent.ts';
import { WhenToUse } from './WhenToUse.tsx';

/**
 * The page of every component: what its sources say, and what its `….docs.ts` adds, in one order. A component without one
 * has the same page without what somebody has to write.
 */
export default function ComponentPage() {
  const component = useComponent();
  const [main] = component.facts.components;
  return (
    <DocumentPage>
      <h1>{component.title.split('/').at(-1)}</h1>
      <p>
        <Sentence>{main?.text.replace(/\s+/g, ' ') ?? ''}</Sentence>
      </p>
      <Status {...component} />
      <Live {...component} />
      <WhenToUse {...component} />
      <Looks {...component} />
      <Hearing {...component} />
      <LooksInThemes {...component} />
      <Building {...component} />
      <Around {...component} />
    </DocumentPage>
  );
}
