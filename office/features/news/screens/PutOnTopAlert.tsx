import type { ConflictFormProps } from '../../../kit/merge/ConflictForm/ConflictForm.tsx';
import { InlineAlert } from '../../../shell/components/InlineAlert/InlineAlert.tsx';

/** Alert after another volunteer saved the same item and no field conflicts: the form merges both. */
export const PutOnTopAlert = ({ who, at }: Pick<ConflictFormProps<string>, 'who' | 'at'>) => (
  <InlineAlert live tone="warning">
    <b>
      {who} saved this {at}.
    </b>{' '}
    What you wrote is on top of it. Nothing is saved until you press the button.
  </InlineAlert>
);
