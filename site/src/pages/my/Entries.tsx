import type { MyEntry } from '@banyan/api/contract';
import { ActionIcon } from '@banyan/ui/content';
import { Button, ButtonLink, MoreLink, Text } from '@banyan/ui/elements';
import { Cluster, Split, Stack } from '@banyan/ui/layout';
import { my as words } from '../../content/my.ts';
import { EntryCard } from '../my-entry/EntryCard.tsx';
import { Act } from './Act.tsx';
import type { PartProps } from './MyParts.tsx';

/** Cards as the directory shows them, or would. There are several if members share an email address. */
export function Entries({ page: { entries } }: PartProps) {
  const { none, register } = words.entry;
  if (entries.length > 0) return entries.map((entry) => <Entry key={entry.id} entry={entry} />);
  return (
    <Cluster space={24}>
      <Text>{none}</Text>
      <MoreLink href={register.href}>{register.label}</MoreLink>
    </Cluster>
  );
}

function Entry({ entry: { id, state, card, waitingCorrection } }: { entry: MyEntry }) {
  const { stamps, note, underReview } = words.entry;
  return (
    <Split ratio="5/7" gap="narrow" align="end">
      <EntryCard card={card} stamp={stamps[state]} struck={state === 'hidden'} />
      <Stack space={12}>
        <Text>{words.entry[state]}</Text>
        {waitingCorrection ? <Text>{underReview(waitingCorrection)}</Text> : null}
        {state === 'shown' || state === 'hidden' ? (
          <>
            <Text size="small" tone="quiet">
              {note}
            </Text>
            <Cluster>
              <ButtonLink href={`/my/correct?entry=${encodeURIComponent(id)}`} variant="line">
                {words.entry.correct}
              </ButtonLink>
              <HideOrShow id={id} isShown={state === 'shown'} />
            </Cluster>
          </>
        ) : null}
      </Stack>
    </Split>
  );
}

const HideOrShow = ({ id, isShown }: { id: string; isShown: boolean }) => (
  <Act act={isShown ? 'hide' : 'show'} about={id} section="entry">
    <Button type="submit" variant="quiet" icon={<ActionIcon kind={isShown ? 'hide' : 'show'} />}>
      {isShown ? words.entry.hide : words.entry.show}
    </Button>
  </Act>
);
