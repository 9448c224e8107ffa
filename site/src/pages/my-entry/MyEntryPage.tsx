import { FormSheet } from '@banyan/ui/content';
import { Container, Section, Stack } from '@banyan/ui/layout';
import { PageHead } from '@banyan/ui/sections';
import { getRouteApi } from '@tanstack/react-router';
import { myEntry } from '../../content/myEntry.ts';
import type { OpenedEntry } from '../../request.ts';
import { CorrectForm } from './CorrectForm.tsx';
import { EntryCard } from './EntryCard.tsx';
import { EntryDone, EntryShut } from './EntryEnd.tsx';
import { HideForm } from './HideForm.tsx';

const route = getRouteApi('/my-entry/$purpose');

/** Page of a member’s personal link: the form, or its result. Works without JavaScript. */
export function MyEntryPage() {
  const { entry } = route.useLoaderData();
  const { heading, lede } = wordsOf(entry);
  return (
    <Section tone="sunk" spacing="bottom">
      <Container>
        <Stack space={48}>
          <PageHead title={heading} lede={lede} />
          <Entry {...entry} />
        </Stack>
      </Container>
    </Section>
  );
}

function wordsOf({ purpose, state }: OpenedEntry) {
  if (state === 'expired' || state === 'unknown' || state === 'elsewhere') return myEntry[state];
  return myEntry[purpose][state];
}

function Entry(entry: OpenedEntry) {
  const { purpose, state, card } = entry;
  if (state === 'done') return <EntryDone {...entry} />;
  if (state !== 'open') return <EntryShut purpose={purpose} state={state} />;
  const shown = card && { heading: myEntry.shown, content: <EntryCard card={card} />, drawing: null };
  return (
    <FormSheet {...(shown && { aside: shown })}>
      {purpose === 'hide' ? <HideForm {...entry} /> : <Correction {...entry} />}
    </FormSheet>
  );
}

const Correction = ({ token, ...entry }: OpenedEntry) => (
  <CorrectForm {...entry} action="/my-entry/correct" about={{ name: 'token', value: token }} />
);
