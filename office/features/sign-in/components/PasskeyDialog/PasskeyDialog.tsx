import { Button, FactGrid, Icon } from '@banyan/ui/elements';
import { Dialog } from '@banyan/ui/overlays';
import { KeyRound } from 'lucide';
import { InlineAlert } from '../../../../shell/components/InlineAlert/InlineAlert.tsx';
import * as styles from './PasskeyDialog.css.ts';

/** Reasons to ask for the passkey: an action that needs it again, or a session that has ended. */
export const passkeyReasons = ['fresh', 'signed-out'] as const;
export type PasskeyReason = (typeof passkeyReasons)[number];

export interface PasskeyDialogProps {
  /** Reason for the dialog; undefined closes it. */
  reason: PasskeyReason | undefined;
  /** Name of the waiting action: "End the session in Firefox, Linux". */
  doing: string;
  /** Asks the browser for the passkey. */
  onUse: () => void;
  /** Cancels: the action that needed the passkey is not done. */
  onLater: () => void;
  /** True while the passkey is being checked; the buttons ignore further presses. @default false */
  busy?: boolean;
  /** Error message of the last attempt. */
  trouble?: string | undefined;
}

const titles: Readonly<Record<PasskeyReason, string>> = {
  fresh: 'This needs your passkey again',
  'signed-out': 'Sign in again to continue',
};

const words: Readonly<Record<PasskeyReason, string>> = {
  fresh: 'You won’t be asked again for five minutes. Nothing you typed is lost.',
  'signed-out': 'You were away for 30 minutes. Use your passkey to continue. Nothing you typed is lost.',
};

/** Dialog that asks for the passkey. The interrupted action continues afterwards. */
export function PasskeyDialog({ reason, doing, onUse, onLater, busy = false, trouble }: PasskeyDialogProps) {
  const shown = reason ?? 'fresh';
  return (
    <Dialog open={reason !== undefined} onClose={onLater} title={titles[shown]} className={styles.dialog}>
      <FactGrid items={[{ label: 'You are about to', value: doing }]} />
      <p className={styles.words}>{words[shown]}</p>
      {trouble !== undefined && (
        <InlineAlert live tone="critical">
          {trouble}
        </InlineAlert>
      )}
      <div className={styles.acts}>
        <Button variant="accent" busy={busy} onClick={onUse} icon={<Icon icon={KeyRound} />}>
          Use my passkey
        </Button>
        <Button variant="quiet" onClick={onLater}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
