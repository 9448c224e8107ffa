import type { Volunteer } from '@banyan/api/office';
import { Button, Text } from '@banyan/ui/elements';
import { Cluster, Stack } from '@banyan/ui/layout';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { officeCalls } from '../../../calls.ts';
import { FormResult } from '../../../kit/FormResult.tsx';
import { load } from '../../../kit/load.ts';
import { Screen } from '../../../kit/Screen/Screen.tsx';
import { useActions, useSay } from '../../../kit/useActions.ts';
import { validationErrors } from '../../../kit/validationErrors.ts';
import { client } from '../../../shell/client.ts';
import { ConfirmDialog } from '../../../shell/components/ConfirmDialog/ConfirmDialog.tsx';
import { Panel } from '../../../shell/components/Panel/Panel.tsx';
import { useHandOver } from '../../../shell/useHandOver.ts';
import { PermissionList } from '../../sign-in/components/PermissionList/PermissionList.tsx';
import { chosenOf, GrantsField, grantsOf } from '../components/GrantsField/GrantsField.tsx';
import { LinkToHandOver } from '../components/LinkToHandOver/LinkToHandOver.tsx';
import { volunteersLine } from '../screens/volunteersLine.ts';

/** Screen of a volunteer’s permissions, with actions to invite them again or end their access. Volunteers cannot open their own. */
export const Route = createFileRoute('/office/_layout/volunteers/$id')({
  staticData: { title: 'Permissions' },
  loader: async (at) => {
    const { volunteers } = await load(at, 'volunteer.manage', 'See who works here', () =>
      client.getVolunteers(),
    );
    const { me } = at.context;
    const volunteer = volunteers.find(({ id }) => id === at.params.id && id !== me.id);
    if (!volunteer) throw notFound();
    return volunteer;
  },
  component: () => {
    const volunteer = Route.useLoaderData();
    return <VolunteerScreen key={volunteer.id} volunteer={volunteer} />;
  },
});

function VolunteerScreen({ volunteer: { id, name, email, grants, version } }: { volunteer: Volunteer }) {
  const navigate = Route.useNavigate();
  const saveLine = `volunteer ${id}`;
  const againLine = `volunteer ${id} again`;
  const endLine = `volunteer ${id} end`;
  const { busy, run } = useActions(saveLine);
  const again = useActions(againLine);
  const ending = useActions(endLine);
  const sayAtList = useSay(volunteersLine);
  const { invited, handOver } = useHandOver(againLine);
  const [chosen, setChosen] = useState(() => chosenOf(grants));
  const [error, setError] = useState<string>();
  const [question, setQuestion] = useState<'again' | 'end'>();
  const params = { id };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body = { grants: grantsOf(chosen), version };
    const wrong = validationErrors(officeCalls.saveGrants.body, body).grants;
    setError(wrong);
    if (wrong || busy) return;
    await run(
      `Change ${name}’s permissions`,
      (options) => client.saveGrants(body, { params, ...options }),
      'It is saved.',
    );
  };
  const inviteAgain = async () => {
    setQuestion(undefined);
    const made = await again.run(`Invite ${name} again`, (options) =>
      client.inviteAgain({}, { params, ...options }),
    );
    if (made) handOver({ name, link: made.link });
  };
  const end = async () => {
    setQuestion(undefined);
    const done = await ending.run(
      `Remove ${name}`,
      (options) => client.endVolunteer({}, { params, ...options }),
      { after: () => navigate({ to: '/office/volunteers' }) },
    );
    if (done) sayAtList({ tone: 'success', words: `${name} is removed from the Office.` });
  };

  return (
    <>
      <Screen
        title={name}
        back={{ label: 'Volunteers', href: '/office/volunteers' }}
        canBeOld={false}
        space={24}
      >
        <Panel heading="Permissions" aside={email}>
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
                  They have to sign in again, and we tell all admins.
                </Text>
                <FormResult subject={saveLine} />
              </Cluster>
              <PermissionList grants={grantsOf(chosen)} headingLevel={3} />
            </Stack>
          </form>
        </Panel>
        <Panel heading="Lost access?">
          <Text measure>
            Call them first, so you know who is asking. Their passkeys, codes and sessions end, and they get a
            new invitation.
          </Text>
          <Cluster>
            <Button variant="line" onClick={() => setQuestion('again')}>
              Invite again
            </Button>
          </Cluster>
          {invited && <LinkToHandOver {...invited} />}
          <FormResult subject={againLine} />
        </Panel>
        <Panel heading="Remove from the Office">
          <Text measure>
            Their passkeys, codes and sessions end right away. What they did stays in the log; their drafts go
            to you.
          </Text>
          <Cluster>
            <Button variant="line" onClick={() => setQuestion('end')}>
              Remove {name}
            </Button>
          </Cluster>
          <FormResult subject={endLine} />
        </Panel>
      </Screen>
      <ConfirmDialog
        open={question === 'again'}
        title={`Invite ${name} again?`}
        doLabel="Invite again"
        onDo={() => void inviteAgain()}
        onCancel={() => setQuestion(undefined)}
      >
        Have you called them? Everything they sign in with stops working now, and the person with the new link
        is {name}.
      </ConfirmDialog>
      <ConfirmDialog
        open={question === 'end'}
        title={`Remove ${name}?`}
        doLabel="Remove"
        onDo={() => void end()}
        onCancel={() => setQuestion(undefined)}
      >
        Passkeys, codes and sessions end right away. This can’t be undone, but you can invite them again.
      </ConfirmDialog>
    </>
  );
}
