import { FormBody } from '@banyan/forms/form';
import { Button, Text } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { myEntry } from '../../content/myEntry.ts';
import type { OpenedEntry } from '../../request.ts';
import { Refused } from './Refused.tsx';

const { note, button, open } = myEntry.hide;

/** Button that posts a form: a link would be followed by programs that scan emails. */
export function HideForm({ token, message }: Pick<OpenedEntry, 'token' | 'message'>) {
  return (
    <FormBody method="post" action="/my-entry/hide" aria-label={open.heading}>
      <input type="hidden" name="token" value={token} />
      <Refused message={message} />
      <Text>{note}</Text>
      <Cluster>
        <Button type="submit" variant="danger" size="large">
          {button}
        </Button>
      </Cluster>
    </FormBody>
  );
}
