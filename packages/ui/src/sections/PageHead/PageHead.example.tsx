import { Container } from '@banyan/ui/layout';
import { PageHead } from '@banyan/ui/sections';

export function Example() {
  return (
    <Container>
      <PageHead
        title="The Long Table"
        lede="One table, seven chapters, two hundred and forty chairs."
        back={{ label: 'Back to Events', href: '/events' }}
      />
    </Container>
  );
}
