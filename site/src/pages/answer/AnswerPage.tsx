import { answerForm } from '@banyan/api/contract';
import { AnswerForm } from '@banyan/forms/answer';
import { FormSheet } from '@banyan/ui/content';
import { ButtonLink, MoreLink, Text } from '@banyan/ui/elements';
import { Cluster, Container, Section, Stack } from '@banyan/ui/layout';
import { PageHead } from '@banyan/ui/sections';
import { getRouteApi } from '@tanstack/react-router';
import { answer as words } from '../../content/answer.ts';
import type { OpenedAnswer } from '../../request.ts';

const route = getRouteApi('/answer');

/** Page for answering a volunteer’s question, opened from an email; also shows the result. Works without JavaScript. */
export function AnswerPage() {
  const { opened } = route.useLoaderData();
  const { heading, lede } = words[opened.state];
  return (
    <Section tone="sunk" spacing="bottom">
      <Container>
        <Stack space={48}>
          <PageHead title={heading} lede={lede} />
          {opened.state === 'open' ? <Question {...opened} /> : <End {...opened} />}
        </Stack>
      </Container>
    </Section>
  );
}

function Question({ token, question, reference, answer, errors, message }: OpenedAnswer) {
  const error = errors.find(({ field }) => field === 'answer')?.message;
  return (
    <FormSheet>
      <AnswerForm
        action={answerForm.path}
        token={token}
        question={question}
        answer={answer}
        error={error}
        message={error === undefined ? message : undefined}
      />
      <Reference reference={reference} />
    </FormSheet>
  );
}

function End({ state, reference }: OpenedAnswer) {
  const { home, contact } = words.ways;
  const isOver = state === 'done' || state === 'already';
  const [way, other] = isOver ? [home, contact] : [contact, home];
  return (
    <Stack space={32}>
      <Reference reference={reference} />
      <Cluster space={24} align="center">
        <ButtonLink href={way.href}>{way.label}</ButtonLink>
        <MoreLink href={other.href}>{other.label}</MoreLink>
      </Cluster>
    </Stack>
  );
}

const Reference = ({ reference }: Pick<OpenedAnswer, 'reference'>) =>
  reference === '' ? null : (
    <Text>
      {words.reference} <b>{reference}</b>.
    </Text>
  );
