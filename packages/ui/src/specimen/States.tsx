import {
  Button,
  Empty,
  Failure,
  Notice,
  noticeTones,
  Skeleton,
  SkeletonGroup,
  Spinner,
  Text,
} from '../elements/index.ts';
import { BanyanTree, EmptyArch, RecessedArch, StringTelephone, Viaduct, YearComb } from '../imagery/index.ts';
import { Grid, Stack } from '../layout/index.ts';
import { Part } from './Part.tsx';

/** Loading, empty, failed, said; and the drawings. */
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
          <Empty heading="No alumni found" action={<Button variant="line">Clear filters</Button>}>
            Nobody matches all three of your filters.
          </Empty>
          <Failure heading="Unable to load jobs" onRetry={() => undefined}>
            The list did not arrive.
          </Failure>
        </Grid>
      </Part>
      <Part title="Notices" note="Set apart from the page; each with an edge, an icon and a sentence.">
        <Stack>
          {noticeTones.map((tone) => (
            <Notice key={tone} tone={tone} heading="Two answers need another look">
              <Text size="small">They are marked in the form.</Text>
            </Notice>
          ))}
        </Stack>
      </Part>
      <Part title="Drawings" note="Lines, 45 degrees, compass arcs. Marigold once.">
        <Stack space={32}>
          <BanyanTree />
          <Viaduct />
          <YearComb from={1854} to={2026} founded={2003} />
          <Grid columns={{ base: 1, medium: 3 }} align="end">
            <EmptyArch />
            <RecessedArch />
            <StringTelephone />
          </Grid>
        </Stack>
      </Part>
    </>
  );
}
