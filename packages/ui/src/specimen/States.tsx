import {
  Button,
  EmptyState,
  ErrorState,
  Notice,
  noticeTones,
  Skeleton,
  SkeletonGroup,
  Spinner,
  Text,
} from '../elements/index.ts';
import { EmptyArch, RecessedArch, StringTelephone, Viaduct, YearComb } from '../imagery/index.ts';
import * as stage from '../imagery/stage.css.ts';
import { Cluster, Grid, Stack } from '../layout/index.ts';
import { Part } from './Part.tsx';

/** Loading, empty and failed states, messages, and the drawings. */
export function States() {
  return (
    <>
      <Part
        title="Loading, empty, failed"
        note="A skeleton has the shape of what is coming. Empty and failed say what happened and offer one way on."
      >
        <Grid columns={{ base: 1, medium: 3 }} align="start">
          <SkeletonGroup label="Members are loading">
            <Stack space={12}>
              <Skeleton shape="picture" />
              <Skeleton />
              <Skeleton length="medium" />
              <Spinner />
            </Stack>
          </SkeletonGroup>
          <EmptyState heading="No alumni found" action={<Button variant="line">Clear filters</Button>}>
            Nobody matches all three of your filters.
          </EmptyState>
          <ErrorState heading="Unable to load jobs" onRetry={() => undefined}>
            The list did not arrive.
          </ErrorState>
        </Grid>
      </Part>
      <Part title="Notices" note="Set apart from the page; each with an edge, an icon and a sentence.">
        <Stack>
          {noticeTones.map((tone) => (
            <Notice key={tone} tone={tone} heading={`A notice, ${tone}`}>
              <Text size="small">They are marked in the form.</Text>
            </Notice>
          ))}
        </Stack>
      </Part>
      <Part title="Drawings" note="Lines, 45 degrees, compass arcs. Marigold once.">
        <Stack space={32}>
          <YearComb from={1854} founded={2003} to={2026} />
          <Grid columns={{ base: 1, medium: 2 }}>
            <div className={stage.field}>
              <Viaduct />
            </div>
            <div className={stage.accent}>
              <RecessedArch />
            </div>
          </Grid>
          <Cluster space={48} align="end">
            <div className={stage.small}>
              <EmptyArch />
            </div>
            <div className={stage.small}>
              <StringTelephone />
            </div>
          </Cluster>
        </Stack>
      </Part>
    </>
  );
}
