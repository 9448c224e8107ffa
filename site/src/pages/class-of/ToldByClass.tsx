import { useApiRead } from '@banyan/app/reading';
import { ErrorState, Heading, IndexItem, IndexList } from '@banyan/ui/elements';
import { Container, Section, Split, Stack } from '@banyan/ui/layout';
import { getRouteApi } from '@tanstack/react-router';
import { classOf } from '../../content/classOf.ts';
import type { Piece } from './readTold.ts';

const route = getRouteApi('/class-of/$year');
const words = classOf.told;

/** The stories and the news of the class; nothing where there are none. */
export function ToldByClass() {
  const { year, told: start } = route.useLoaderData();
  const { data, failed, busy, retry } = useApiRead(start, async (signal) => {
    // The page is rendered when it is asked for: what came with it is what there is.
    if (start.ready) return start.data;
    const { readTold } = await import('./readTold.ts');
    return readTold(year, undefined, signal);
  });
  const isEmpty = data && data.stories.length + data.news.length === 0;
  if (isEmpty || (!data && !failed)) return null;
  return (
    <Section tone="sunk">
      <Container>
        <Stack space={64}>
          {data ? (
            <>
              <Pieces heading={words.stories} pieces={data.stories} />
              <Pieces heading={words.news} pieces={data.news} />
            </>
          ) : (
            <ErrorState
              heading={words.failed}
              headingLevel={2}
              retryLabel={classOf.retry}
              busy={busy}
              onRetry={retry}
            >
              {words.failedReason}
            </ErrorState>
          )}
        </Stack>
      </Container>
    </Section>
  );
}

function Pieces({ heading, pieces }: { heading: string; pieces: readonly Piece[] }) {
  if (pieces.length === 0) return null;
  return (
    <Split ratio="4/8" align="start">
      <Heading level={2}>{heading}</Heading>
      <IndexList>
        {pieces.map(({ href, ...piece }) => (
          <IndexItem key={href} href={href} {...piece} />
        ))}
      </IndexList>
    </Split>
  );
}
