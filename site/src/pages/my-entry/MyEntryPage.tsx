import { Letter } from '@banyan/ui/content';
import { MoreLink, Text } from '@banyan/ui/elements';
import { Cluster, Container, Section, Stack } from '@banyan/ui/layout';
import { PageHead } from '@banyan/ui/sections';
import { getRouteApi } from '@tanstack/react-router';
import { myEntry } from '../../content/myEntry.ts';
import type { OpenedEntry } from '../../request.ts';
import { CorrectForm } from './CorrectForm.tsx';
import { HideForm } from './HideForm.tsx';

const route = getRouteApi('/my-entry/$purpose');

/** What a member's own link opens: a form that says what it will do, or what became of it. Works without scripts. */
export function MyEntryPage() {
  const { entry } = route.useLoaderData();
  const { heading, lede } = wordsOf(entry);
  return (
    <Section tone="sunk" spacing="bottom">
      <Container>
        <Stack space={48}>
          <PageHead title={heading} lede={lede} />
          {entry.state === 'open' ? (
            <Letter>{entry.purpose === 'hide' ? <HideForm {...entry} /> : <CorrectForm {...entry} />}</Letter>
          ) : (
            <WaysOn {...entry} />
          )}
        </Stack>
      </Container>
    </Section>
  );
}

function wordsOf({ purpose, state }: OpenedEntry) {
  if (state === 'expired' || state === 'unknown' || state === 'elsewhere') return myEntry[state];
  return myEntry[purpose][state];
}

function WaysOn({ state, reference }: OpenedEntry) {
  const { ways } = myEntry;
  return (
    <Stack space={24}>
      {reference ? (
        <Text>
          {myEntry.reference} <b>{reference}</b>
        </Text>
      ) : null}
      <Cluster space={24}>
        {state === 'done' ? null : <MoreLink href="/contact">{ways.contact}</MoreLink>}
        <MoreLink href="/alumni-directory">{ways.directory}</MoreLink>
        <MoreLink href="/">{ways.home}</MoreLink>
      </Cluster>
    </Stack>
  );
}
