import { DocumentPage } from '../../packages/ui/docs/page/DocumentPage.tsx';
import { Framed } from '../component/Framed.tsx';
import { States } from '../component/States.tsx';
import { useComponent } from '../component/useComponent.ts';

/** The page of a group of whole pages: any of them in a window of its own, and a door to each. */
export default function WholePages({ lead }: { lead: string }) {
  const { title, stories } = useComponent();
  const [first] = stories;
  return (
    <DocumentPage>
      <h1>{title.split('/').at(-1)}</h1>
      <p>{lead}</p>
      {first ? <Framed stories={stories} first={first} height={640} /> : null}
      <h2 id="pages">Pages</h2>
      <States stories={stories} isFramed />
    </DocumentPage>
  );
}
