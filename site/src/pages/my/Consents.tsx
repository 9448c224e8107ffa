import type { MyConsent, MyEntry } from '@banyan/api/contract';
import { ActionList, ActionRow } from '@banyan/ui/content';
import { Heading, SwitchButton } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { my as words } from '../../content/my.ts';
import { Act } from './Act.tsx';
import type { PartProps } from './MyParts.tsx';
import { dayWords } from './words.ts';

/** Consents of each entry with this email address, each with its date. */
export function Consents({ page: { entries } }: PartProps) {
  return entries.map((entry) => (
    <Stack key={entry.id} space={8}>
      {entries.length > 1 ? (
        <Heading level={3} size="h4" id={`consents-${entry.id}`}>
          {`${entry.card.firstName} ${entry.card.lastName}`.trim()}
        </Heading>
      ) : null}
      <ActionList aria-labelledby={entries.length > 1 ? `consents-${entry.id}` : 'consents'}>
        {entry.consents.map((consent) => (
          <Consent key={consent.name} entry={entry} consent={consent} />
        ))}
      </ActionList>
    </Stack>
  ));
}

function Consent({
  entry: { id },
  consent: { name, isGiven, since },
}: {
  entry: MyEntry;
  consent: MyConsent;
}) {
  const { label, given, refused } = words.consents.words[name];
  const said = isGiven ? given : refused;
  const nameId = `allow-${name}-${id}`;
  return (
    <ActionRow
      name={label}
      nameId={nameId}
      meta={since ? words.consents.since(said, dayWords(since)) : isGiven ? `${said}.` : words.consents.never}
      actions={
        <Act act="consent" about={`${id}.${name}`} to={isGiven ? 'no' : 'yes'} section="consents">
          <SwitchButton checked={isGiven} aria-labelledby={nameId} />
        </Act>
      }
    />
  );
}
