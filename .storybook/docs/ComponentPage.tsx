import { Title } from '@storybook/addon-docs/blocks';
import { Examples, Lead, Props, States } from '../../packages/ui/docs/component/blocks.tsx';
import { DocumentPage } from '../../packages/ui/docs/page/DocumentPage.tsx';

/** Page of a component without an MDX page of its own. */
export default function ComponentPage() {
  return (
    <DocumentPage>
      <Title />
      <Lead />
      <Examples />
      <h2 id="states">States</h2>
      <States />
      <h2 id="props">Props</h2>
      <Props />
    </DocumentPage>
  );
}
