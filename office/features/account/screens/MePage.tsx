import { serverNow } from '@banyan/api/client';
import { type Me, Name } from '@banyan/api/office';
import { Button, ButtonLink, Switch, Text } from '@banyan/ui/elements';
import { Cluster, Stack } from '@banyan/ui/layout';
import { useState } from 'react';
import { act } from '../../../kit/act.ts';
import { useActions } from '../../../kit/useActions.ts';
import { wrongIn } from '../../../kit/wrongIn.ts';
import { client } from '../../../shell/client.ts';
import { Block } from '../../../shell/components/Block/Block.tsx';
import { ConfirmDialog } from '../../../shell/components/ConfirmDialog/ConfirmDialog.tsx';
import { ScreenHead } from '../../../shell/components/ScreenHead/ScreenHead.tsx';
import { Strip } from '../../../shell/components/Strip/Strip.tsx';
import { hasDuty } from '../../../shell/rooms.ts';
import { CodesSheet } from '../../sign-in/components/CodesSheet/CodesSheet.tsx';
import { codeFacts, useKeeping } from '../../sign-in/screens/codes.ts';
import { leave } from '../../sign-in/screens/enter.ts';
import { makePasskey, passkeyTrouble, windowClosed } from '../../sign-in/screens/passkeys.ts';
import { NameForm } from '../components/NameForm/NameForm.tsx';
import { PasskeyList } from '../components/PasskeyList/PasskeyList.tsx';
import { SessionList } from '../components/SessionList/SessionList.tsx';

/** What is somebody's own: name, passkeys, codes, where they are signed in. */
export function MePage({ me }: { me: Me }) {
  const { busy, said, say, run } = useActions();
  const [nameError, setNameError] = useState<string>();
  const [removing, setRemoving] = useState<Me['passkeys'][number]>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const keeping = useKeeping(codes);
  const now = serverNow();
  const lost = me.passkeys.find(({ isLost }) => isLost);

  const saveName = async (name: string) => {
    const wrong = wrongIn(Name, name)[''];
    setNameError(wrong);
    if (wrong) document.getElementById('me-name')?.focus();
    else await run('Save your name', (options) => client.saveMe({ name }, options), 'Your name is saved.');
  };
  const addPasskey = async () => {
    say(undefined);
    try {
      const doing = 'Add a passkey';
      const { options } = await act(doing, () => client.passkeyOptions({}));
      const attestation = await makePasskey(options);
      await run(doing, (once) => client.addPasskey({ attestation }, once), 'Your new passkey works.');
    } catch (error) {
      const words = passkeyTrouble(error, windowClosed);
      if (words) say({ tone: 'critical', words });
    }
  };
  const newCodes = async () => {
    const made = await run('Make new recovery codes', (options) => client.newCodes({}, options));
    if (made) setCodes(made.codes);
  };

  if (codes.length > 0)
    return (
      <>
        <ScreenHead title="Eight codes for when you lose your phone" />
        <Stack space={24}>
          <Text measure>Print this sheet and keep it somewhere safe. Your earlier codes no longer work.</Text>
          <CodesSheet
            {...keeping}
            codes={codes}
            facts={codeFacts(me)}
            doneLabel="Back to Me"
            onDone={() => setCodes([])}
          />
        </Stack>
      </>
    );
  return (
    <>
      <ScreenHead title="Me" />
      <Stack space={32}>
        {said && (
          <Strip live tone={said.tone}>
            {said.words}
          </Strip>
        )}
        {lost && (
          <Strip
            tone="warning"
            action={
              <Button variant="line" size="small" onClick={() => setRemoving(lost)}>
                Remove the lost passkey
              </Button>
            }
          >
            You have a new passkey. The old one, {lost.label}, still opens the Office.
          </Strip>
        )}
        {me.passkeys.length === 1 && me.codesLeft === 0 && (
          <Strip tone="warning">
            You have one passkey and no recovery codes. Add a passkey or make codes before something happens
            to your phone.
          </Strip>
        )}
        <Block heading="Name">
          <NameForm
            key={me.name}
            name={me.name}
            email={me.email}
            onSave={(name) => void saveName(name)}
            busy={busy === 'Save your name'}
            error={nameError}
          />
        </Block>
        <Block heading="Passkeys" aside="Your device’s face, fingerprint or PIN">
          <PasskeyList passkeys={me.passkeys} now={now} onRemove={setRemoving} />
          <Cluster>
            <Button variant="accent" busy={busy === 'Add a passkey'} onClick={() => void addPasskey()}>
              Add a passkey
            </Button>
          </Cluster>
        </Block>
        <Block heading="Recovery codes" aside={`${me.codesLeft} of 8 are left`}>
          <Text measure>
            For when you lose your phone: one code and your email, together, let you make a new passkey.
          </Text>
          <Cluster>
            <Button variant="line" busy={busy === 'Make new recovery codes'} onClick={() => void newCodes()}>
              Make new codes
            </Button>
          </Cluster>
        </Block>
        <Block heading="Where you are signed in">
          <SessionList
            sessions={me.sessions}
            now={now}
            onEnd={({ id, label }) =>
              void run(
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
          </Cluster>
        </Block>
        {hasDuty(me, 'log.see') && (
          <Block heading="Your activity">
            <Cluster>
              <ButtonLink variant="line" href={`/office/log?who=${me.id}`}>
                Your recent actions
              </ButtonLink>
            </Cluster>
          </Block>
        )}
        {hasDuty(me, 'queue.see') && (
          <Block heading="Your emails">
            <Switch
              label="Weekly digest"
              checked={me.told.includes('digest')}
              onCheckedChange={({ checked }) =>
                void run('Choose your emails', (options) =>
                  client.saveMe({ told: checked ? ['digest'] : [] }, options),
                )
              }
            />
          </Block>
        )}
        <Block heading="Keys">
          <Switch
            label="Keyboard shortcuts (press ? to see them)"
            checked={!me.keysOff}
            onCheckedChange={({ checked }) =>
              void run('Turn keyboard shortcuts on or off', (options) =>
                client.saveMe({ keysOff: !checked }, options),
              )
            }
          />
        </Block>
      </Stack>
      <ConfirmDialog
        open={removing !== undefined}
        title="Remove this passkey?"
        doLabel="Remove"
        onCancel={() => setRemoving(undefined)}
        onDo={() => {
          setRemoving(undefined);
          if (removing)
            void run(
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
