import { Button, Icon } from '@banyan/ui/elements';
import { KeyRound } from 'lucide';
import { InlineAlert } from '../../../../shell/components/InlineAlert/InlineAlert.tsx';
import * as styles from './EnrolForm.css.ts';

export interface EnrolFormProps {
  /** Makes the passkey. */
  onMake: () => void;
  /** What was asked for is under way; nothing of it can be pressed twice. @default false */
  busy?: boolean;
  /** Why there is no passkey yet. */
  trouble?: string | undefined;
}

/** A passkey instead of a lost one. */
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
