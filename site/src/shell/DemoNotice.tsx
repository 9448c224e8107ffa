import { Notice } from '@banyan/ui/elements';
import { Container } from '@banyan/ui/layout';

/** Lists the parts of a production site that are only demos. */
export function DemoNotice({ parts }: { parts: readonly string[] }) {
  return (
    <Container>
      <Notice tone="warning" heading="Parts of this site are a demonstration">
        {`Not yet set up: ${parts.join('; ')}.`}
      </Notice>
    </Container>
  );
}
