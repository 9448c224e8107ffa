import {
  ButtonLink,
  Heading,
  MoreLink,
  NumberedStep,
  NumberedSteps,
  Text,
  TextLink,
} from '@banyan/ui/elements';
import { Cluster, Split, Stack } from '@banyan/ui/layout';
import { myEntry } from '../../content/myEntry.ts';
import type { OpenedEntry } from '../../request.ts';
import { EntryCard } from './EntryCard.tsx';

const { ways } = myEntry;

/** Result of the form: the next steps, the card and a link onward. */
export function EntryDone({ purpose, reference, card }: OpenedEntry) {
  const { next, way, card: words } = myEntry[purpose].done;
  return (
    <Split align="start">
      <Stack space={32}>
        <NumberedSteps direction="down">
          {next.map(({ title, text }) => (
            <NumberedStep key={title} heading={title} headingLevel={2}>
              {text}
            </NumberedStep>
          ))}
        </NumberedSteps>
        {reference ? (
          <Text>
            {myEntry.reference} <b>{reference}</b>
          </Text>
        ) : null}
        <Cluster space={24} align="center">
          <ButtonLink href={way.href}>{way.label}</ButtonLink>
          <MoreLink href="/">{ways.home}</MoreLink>
        </Cluster>
      </Stack>
      {card ? (
        <Stack element="aside" space={16} aria-labelledby="entry-card">
          <Heading level={2} size="h3" id="entry-card">
            {words.heading}
          </Heading>
          <EntryCard card={card} stamp={words.stamp} struck={purpose === 'hide'} />
        </Stack>
      ) : null}
    </Split>
  );
}

/** Page of a link that no longer works. It does not depend on the visitor, so it does not reveal who is a member. */
export function EntryShut({ purpose, state }: Pick<OpenedEntry, 'purpose' | 'state'>) {
  const way = purpose === 'hide' && state === 'already' ? ways.listAgain : ways.newLink;
  return (
    <Stack space={24}>
      <Cluster space={24} align="center">
        <ButtonLink href={way.href}>{way.label}</ButtonLink>
        <MoreLink href="/alumni-directory">{ways.directory}</MoreLink>
      </Cluster>
      {state === 'elsewhere' ? null : (
        <Text>
          {ways.own.text} <TextLink href={ways.own.href}>{ways.own.label}</TextLink>
        </Text>
      )}
    </Stack>
  );
}
