import { enterMyPageForm, type MyAct, myPaths } from '@banyan/api/contract';
import { FormBody } from '@banyan/forms/form';
import { ActionIcon } from '@banyan/ui/content';
import { Button, Text } from '@banyan/ui/elements';
import { Cluster, Stack } from '@banyan/ui/layout';
import { my as words } from '../../content/my.ts';

const make: MyAct = 'add-passkey';

/** Form action and hidden fields for each kind. */
const forms = {
  enter: { action: enterMyPageForm.path, fields: {} },
  make: { action: `${myPaths.page}#sign-in`, fields: { act: make, about: '', to: '' } },
} as const;

/**
 * Form for signing in with a passkey, or for creating one. It stays inert until `offerPasskeys` finds that the browser supports
 * passkeys. The script then adds the browser’s response to the form.
 */
export const PasskeyForm = ({ kind }: { kind: keyof typeof forms }) => {
  const { action, fields } = forms[kind];
  const { failed, ...buttons } = words.passkey;
  return (
    <FormBody method="post" action={action} data-passkey={kind} data-failed={failed} inert>
      {Object.entries({ ...fields, passkey: '' }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Stack space={8}>
        <Cluster>
          <Button type="submit" variant="line" icon={<ActionIcon kind="passkey" />}>
            {buttons[kind]}
          </Button>
        </Cluster>
        <Text size="small" role="status" />
      </Stack>
    </FormBody>
  );
};
