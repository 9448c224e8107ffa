import { Button, Icon } from '@banyan/ui/elements';
import { KeyRound } from 'lucide';
import { InlineAlert } from '../../../../shell/components/InlineAlert/InlineAlert.tsx';
import * as styles from './EnrolForm.css.ts';

export interface EnrolFormProps {
  /** Creates the passkey. */
  onMake: () => void;
  /** True while the passkey is being created; the button ignores further presses. @default false */
  busy?: boolean;
  /** Error message if no passkey was created. */
  trouble?: string | undefined;
}

/** Form that creates a passkey to replace a lost one. */
export const EnrolForm = ({ onMake, busy = false, trouble }: EnrolFormProps) => (
  <div className={styles.form}>
    {trouble !== undefined && (
      <InlineAlert live tone="critical">
        {trouble}
      </InlineAlert>
    )}
    <Button variant="accent" busy={busy} onClick={onMake} icon={<Icon icon={KeyRound} />}>
      Make a passkey
    </Button>
  </div>
);
