import type { CampaignChoice } from '@banyan/api/contract';
import { FormBody } from '@banyan/forms/form';
import { Button, type ButtonVariant, Notice, Text, TextLink } from '@banyan/ui/elements';
import { Cluster, Container, Section, Stack } from '@banyan/ui/layout';
import { PageHead } from '@banyan/ui/sections';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { unsubscribe as words } from '../../content/unsubscribe.ts';
import type { ShownEmails } from '../../request.ts';

const route = getRouteApi('/unsubscribe/$token');

/** Unsubscribe page, linked from each campaign: the current subscription and buttons to change it. Works without JavaScript. */
export function UnsubscribePage() {
  const { opened } = route.useLoaderData();
  const { token } = route.useParams();
  const { emails, message, isDone, status } = opened;
  const { heading, lede } = emails ? headOf(emails) : status === 503 ? words.elsewhere : words.unknown;
  return (
    <Section tone="sunk" spacing="bottom">
      <Container>
        <Stack space={32}>
          <PageHead title={heading} lede={lede} />
          {message ? <Notice tone={isDone ? 'success' : 'critical'} heading={message} live /> : null}
          {emails && emails.kind !== 'test' ? (
            <Choices emails={emails} action={`/unsubscribe/${token}`} />
          ) : null}
        </Stack>
      </Container>
    </Section>
  );
}

/** Returns the current subscription as text. */
function headOf({ kind, wants, email, organisation }: ShownEmails): { heading: string; lede: string } {
  if (kind === 'test') return words.test;
  if (wants === 'none') return words.none;
  const { heading, lede } = kind === 'event' ? words.guest : words[wants];
  return { heading, lede: `${lede} ${email}. ${organisation}.` };
}

function Choices({ emails: { kind, wants, chapters }, action }: { emails: ShownEmails; action: string }) {
  const choose = (choice: CampaignChoice, variant: ButtonVariant = 'line') => (
    <Choice action={action} choice={choice} variant={variant}>
      {words.buttons[choice]}
    </Choice>
  );
  const mayChapter = chapters !== '' && wants !== 'chapter';
  return (
    <Stack space={16}>
      <Cluster space={16}>
        {wants === 'none' ? null : choose('none', 'primary')}
        {mayChapter ? choose('chapter') : null}
        {wants === 'all' ? null : choose('again', wants === 'none' ? 'primary' : 'line')}
      </Cluster>
      {mayChapter ? (
        <Text tone="quiet">
          {words.chapterNote} {chapters}.
        </Text>
      ) : null}
      {kind === 'event' && wants !== 'none' ? <Text tone="quiet">{words.guestNote}</Text> : null}
      {wants === 'none' ? (
        <Text>
          {words.back.text} <TextLink href={words.back.href}>{words.back.label}</TextLink>.
        </Text>
      ) : null}
    </Stack>
  );
}

/** Button that posts a form: a link would be followed by programs that scan emails. */
function Choice({
  action,
  choice,
  variant,
  children,
}: {
  action: string;
  choice: CampaignChoice;
  variant: ButtonVariant;
  children: ReactNode;
}) {
  return (
    <FormBody method="post" action={action}>
      <input type="hidden" name="choice" value={choice} />
      <Button type="submit" variant={variant} size="large">
        {children}
      </Button>
    </FormBody>
  );
}
