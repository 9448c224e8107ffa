import { serverNow } from '@banyan/api/client';
import type { Me } from '@banyan/api/office';
import { Button, ButtonLink, Switch, Text } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { officeCalls } from '../../../calls.ts';
import { FormResult } from '../../../kit/FormResult.tsx';
import { Screen } from '../../../kit/Screen/Screen.tsx';
import { useActions } from '../../../kit/useActions.ts';
import { useFieldErrors } from '../../../kit/useFieldErrors.ts';
import { withStepUp } from '../../../kit/withStepUp.ts';
import { client } from '../../../shell/client.ts';
import { ConfirmDialog } from '../../../shell/components/ConfirmDialog/ConfirmDialog.tsx';
import { InlineAlert } from '../../../shell/components/InlineAlert/InlineAlert.tsx';
import { Panel } from '../../../shell/components/Panel/Panel.tsx';
import { hasPermission } from '../../../shell/navigation.ts';
import { CodesSheet } from '../../sign-in/components/CodesSheet/CodesSheet.tsx';
import { codeFacts, useKeeping } from '../../sign-in/screens/codes.ts';
import { leave } from '../../sign-in/screens/enter.ts';
import { makePasskey, passkeyTrouble, windowClosed } from '../../sign-in/screens/passkeys.ts';
import { NameForm } from '../components/NameForm/NameForm.tsx';
import { PasskeyList, passkeyName } from '../components/PasskeyList/PasskeyList.tsx';
import { SessionList } from '../components/SessionList/SessionList.tsx';

/** The volunteer’s own account: name, passkeys, recovery codes, sessions. */
export const Route = createFileRoute('/office/_layout/me')({
  staticData: { title: 'Me' },
  component: MeScreen,
});

/** Subjects of the result messages, one for each part with buttons. */
const lines = {
  name: 'me name',
  passkeys: 'me passkeys',
  codes: 'me codes',
  sessions: 'me sessions',
} as const;

/** Switch that saves its choice at once. */
function OwnSwitch({
  line,
  label,
  checked,
  doing,
  change,
}: {
  line: string;
  label: string;
  checked: boolean;
  /** Name of the change, shown when the passkey is asked for. */
  doing: string;
  /** Returns the fields to save. */
  change: (checked: boolean) => Parameters<typeof client.saveMe>[0];
}) {
  const { run } = useActions(line);
  return (
    <>
      <Switch
        label={label}
        checked={checked}
        onCheckedChange={(next) => void run(doing, (options) => client.saveMe(change(next.checked), options))}
      />
      <FormResult subject={line} />
    </>
  );
}

function MeScreen() {
  const { me } = Route.useRouteContext();
  const naming = useActions(lines.name);
  const passkeys = useActions(lines.passkeys);
  const coding = useActions(lines.codes);
  const sessions = useActions(lines.sessions);
  const { errors, check } = useFieldErrors('me', ['name']);
  const [removing, setRemoving] = useState<Me['passkeys'][number]>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const keeping = useKeeping(codes);
  const now = serverNow();
  const lost = me.passkeys.find(({ isLost }) => isLost);

  const saveName = async (name: string) => {
    if (!check(officeCalls.saveMe.body, { name })) return;
    await naming.run('Save your name', (options) => client.saveMe({ name }, options), 'Your name is saved.');
  };
  const addPasskey = async () => {
    passkeys.say(undefined);
    try {
      const doing = 'Add a passkey';
      const { options } = await withStepUp(doing, () => client.passkeyOptions({}));
      const attestation = await makePasskey(options);
      await passkeys.run(
        doing,
        (once) => client.addPasskey({ attestation }, once),
        'Your new passkey works.',
      );
    } catch (error) {
      const words = passkeyTrouble(error, windowClosed);
      if (words) passkeys.say({ tone: 'critical', words });
    }
  };
  const newCodes = async () => {
    const made = await coding.run('Make new recovery codes', (options) => client.newCodes({}, options));
    if (made) setCodes(made.codes);
  };

  if (codes.length > 0)
    return (
      <Screen title="Eight codes for when you lose your phone" canBeOld={false} space={24}>
        <Text measure>Print this sheet and keep it somewhere safe. Your earlier codes no longer work.</Text>
        <CodesSheet
          {...keeping}
          codes={codes}
          facts={codeFacts(me)}
          doneLabel="Back to Me"
          onDone={() => setCodes([])}
        />
      </Screen>
    );
  return (
    <>
      <Screen title="Me" canBeOld={false} space={32}>
        {lost && (
          <InlineAlert
            tone="warning"
            action={
              <Button variant="line" size="small" onClick={() => setRemoving(lost)}>
                Remove the lost passkey
              </Button>
            }
          >
            You have a new passkey. The old one, {lost.label}, still opens the Office.
          </InlineAlert>
        )}
        {me.passkeys.length === 1 && me.codesLeft === 0 && (
          <InlineAlert tone="warning">
            You have one passkey and no recovery codes. Add a passkey or make codes before something happens
            to your phone.
          </InlineAlert>
        )}
        <Panel heading="Name">
          <NameForm
            key={me.name}
            name={me.name}
            email={me.email}
            onSave={(name) => void saveName(name)}
            busy={naming.busy !== undefined}
            error={errors.name}
            result={<FormResult subject={lines.name} />}
          />
        </Panel>
        <Panel heading="Passkeys" aside="Your device’s face, fingerprint or PIN">
          <PasskeyList passkeys={me.passkeys} now={now} onRemove={setRemoving} />
          <Cluster>
            <Button
              variant="accent"
              busy={passkeys.busy === 'Add a passkey'}
              onClick={() => void addPasskey()}
            >
              Add a passkey
            </Button>
            <FormResult subject={lines.passkeys} />
          </Cluster>
        </Panel>
        <Panel heading="Recovery codes" aside={`${me.codesLeft} of 8 are left`}>
          <Text measure>
            For when you lose your phone: one code and your email, together, let you make a new passkey.
          </Text>
          <Cluster>
            <Button variant="line" busy={coding.busy !== undefined} onClick={() => void newCodes()}>
              Make new codes
            </Button>
            <FormResult subject={lines.codes} />
          </Cluster>
        </Panel>
        <Panel heading="Where you are signed in">
          <SessionList
            sessions={me.sessions}
            now={now}
            onEnd={({ id, label }) =>
              void sessions.run(
                `End the session in ${label}`,
                (options) => client.endSession({ id }, options),
                `Signed out of ${label}.`,
              )
            }
          />
          <Cluster>
            <Button variant="line" onClick={() => void leave()}>
              Sign out here
            </Button>
            <FormResult subject={lines.sessions} />
          </Cluster>
        </Panel>
        {hasPermission(me, 'log.see') && (
          <Panel heading="Your activity">
            <Cluster>
              <ButtonLink variant="line" href={`/office/log?who=${me.id}`}>
                Your recent actions
              </ButtonLink>
            </Cluster>
          </Panel>
        )}
        {hasPermission(me, 'queue.see') && (
          <Panel heading="Your emails">
            <OwnSwitch
              line="me emails"
              label="Weekly digest"
              checked={me.told.includes('digest')}
              doing="Choose your emails"
              change={(checked) => ({ told: checked ? ['digest'] : [] })}
            />
          </Panel>
        )}
        <Panel heading="Keys">
          <OwnSwitch
            line="me keys"
            label="Keyboard shortcuts (press ? to see them)"
            checked={!me.keysOff}
            doing="Turn keyboard shortcuts on or off"
            change={(checked) => ({ keysOff: !checked })}
          />
        </Panel>
      </Screen>
      <ConfirmDialog
        open={removing !== undefined}
        title={removing ? `Remove ${passkeyName(removing)}?` : ''}
        doLabel="Remove"
        onCancel={() => setRemoving(undefined)}
        onDo={() => {
          setRemoving(undefined);
          if (removing)
            void passkeys.run(
              `Remove the passkey of ${removing.label}`,
              (options) => client.removePasskey({ id: removing.id }, options),
              'The passkey is removed.',
            );
        }}
      >
        {removing?.label} no longer signs you in, and its sessions end. This can’t be undone.
      </ConfirmDialog>
    </>
  );
}
