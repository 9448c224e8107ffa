import { Button } from '@banyan/ui/elements';
import { Dialog } from '@banyan/ui/overlays';
import * as styles from './NamesDialog.css.ts';

export interface NamesDialogProps {
  open: boolean;
  /** What the button does, with its number: "Approve 11 members". */
  doLabel: string;
  names: readonly { ref: string; name: string }[];
  onDo: () => void;
  onCancel: () => void;
}

/** Asks before something happens to more than ten, with all their names. */
export const NamesDialog = ({ open, doLabel, names, onDo, onCancel }: NamesDialogProps) => (
  <Dialog open={open} onClose={onCancel} title={`${doLabel}?`} className={styles.dialog}>
    <ul className={styles.names} aria-label="Who it is about">
      {names.map(({ ref, name }) => (
        <li key={ref}>{name}</li>
      ))}
    </ul>
    <div className={styles.acts}>
      <Button variant="accent" onClick={onDo}>
        {doLabel}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        Not now
      </Button>
    </div>
  </Dialog>
);
