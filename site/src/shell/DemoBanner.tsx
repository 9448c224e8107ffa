import { Notice } from '@banyan/ui/elements';
import { Container } from '@banyan/ui/layout';
import { useEffect, useState } from 'react';
import { runtimeConfig } from '../client.ts';

/** Says on every page of a site in production which of its parts are only demonstrations. */
export function DemoBanner() {
  const [parts, setParts] = useState<readonly string[]>([]);

  useEffect(() => {
    let here = true;
    void runtimeConfig().then(({ production, demo }) => {
      if (here && production) setParts(demo);
    });
    return () => {
      here = false;
    };
  }, []);

  if (parts.length === 0) return null;
  return (
    <Container>
      <Notice tone="warning" heading="Parts of this site are a demonstration">
        {`Not yet set up: ${parts.join('; ')}.`}
      </Notice>
    </Container>
  );
}
