import { officeCalls, type Volunteer } from '@banyan/api/office';
import { MayList } from '@banyan/office/door';
import { Block, ConfirmDialog, ScreenHead, Strip } from '@banyan/office/shell';
import { chosenOf, GrantsField, grantsOf, LinkToHandOver } from '@banyan/office/volunteers';
import { BackLink, Button, Text } from '@banyan/ui/elements';
import { Cluster, Stack } from '@banyan/ui/layout';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { client } from '../client.ts';
import { useDeed } from '../useDeed.ts';
import { wrongIn } from '../wrongIn.ts';
import { useHandOver } from './useHandOver.ts';

type Question = 'again' | 'end';

/** What somebody may do, and the ways to let them in again or take them out. */
export function ChangeVolunteerPage({
  volunteer: { id, name, email, grants, version },
}: {
  volunteer: Volunteer;
}) {
  const router = useRouter();
  const { busy, said, deed } = useDeed();
  const { invited, handOver } = useHandOver();
  const [chosen, setChosen] = useState(() => chosenOf(grants));
  const [error, setError] = useState<string>();
  const [question, setQuestion] = useState<Question>();
  const params = { id };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body = { grants: grantsOf(chosen), version };
    const wrong = wrongIn(officeCalls.saveGrants.body, body).grants;
    setError(wrong);
    if (wrong || busy) return;
    await deed(
      `Change what ${name} may do`,
      (options) => client.saveGrants(body, { params, ...options }),
      'It is saved.',
    );
  };
  const inviteAgain = async () => {
    setQuestion(undefined);
    const made = await deed(`Invite ${name} again`, (options) =>
      client.inviteAgain({}, { params, ...options }),
    );
    if (made) handOver({ name, link: made.link });
  };
  const end = async () => {
    setQuestion(undefined);
    const done = await deed(`Take ${name} out`, async (options) => {
      const answer = await client.endVolunteer({}, { params, ...options });
      await router.navigate({ to: '/office/volunteers' });
      return answer;
    });
    return done;
  };

  return (
    <>
      <ScreenHead title={name} />
      <Stack space={24}>
        <BackLink href="/office/volunteers">Volunteers</BackLink>
        {said && (
          <Strip live tone={said.tone}>
            {said.words}
          </Strip>
        )}
        {invited && <LinkToHandOver {...invited} />}
        <Block heading="May" aside={email}>
          <form noValidate onSubmit={(event) => void save(event)}>
            <Stack space={16}>
              <GrantsField
                id="change-grants"
                grants={chosen}
                onChange={(next) => setChosen([...next])}
                error={error}
              />
              <Cluster>
                <Button type="submit" variant="accent" busy={busy !== undefined}>
                  Save
                </Button>
                <Text size="small" tone="quiet">
                  They sign in again, and all admins are told.
                </Text>
              </Cluster>
              <MayList grants={grantsOf(chosen)} headingLevel={3} />
            </Stack>
          </form>
        </Block>
        <Block heading="They cannot enter any more">
          <Text measure>
            Call them first, so that you know who asks. Passkeys, codes and sessions of theirs end, and they
            get a new link.
          </Text>
          <Cluster>
            <Button variant="line" onClick={() => setQuestion('again')}>
              Invite again
            </Button>
          </Cluster>
        </Block>
        <Block heading="They leave">
          <Text measure>
            Passkeys, codes and sessions of theirs end at once. What they did stays in the log; what they were
            writing goes to you.
          </Text>
          <Cluster>
            <Button variant="line" onClick={() => setQuestion('end')}>
              Take {name} out
            </Button>
          </Cluster>
        </Block>
      </Stack>
      <ConfirmDialog
        open={question === 'again'}
        title={`Invite ${name} again?`}
        doLabel="Invite again"
        onDo={() => void inviteAgain()}
        onCancel={() => setQuestion(undefined)}
      >
        Have you called them? Whatever they enter with ends now, and whoever has the new link is {name}.
      </ConfirmDialog>
      <ConfirmDialog
        open={question === 'end'}
        title={`Take ${name} out?`}
        doLabel="Take them out"
        onDo={() => void end()}
        onCancel={() => setQuestion(undefined)}
      >
        Passkeys, codes and sessions end at once. This cannot be undone; they can be invited anew.
      </ConfirmDialog>
    </>
  );
}
