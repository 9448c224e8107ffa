import { ConflictForm, type ConflictFormProps } from '@banyan/office/merge';
import { Strip } from '@banyan/office/shell';
import { differWords } from '@banyan/office/words';
import { Stack } from '@banyan/ui/layout';

/** Somebody saved the same meanwhile: which of the two answers stands. */
export const ConflictView = <Field extends string>(props: ConflictFormProps<Field>) => (
  <Stack space={16}>
    <Strip live tone="warning">
      <b>
        {props.who} saved this {props.at}. {differWords(props.conflicts.length)}
      </b>{' '}
      Nothing is saved until you press the button.
    </Strip>
    <ConflictForm {...props} />
  </Stack>
);
