import {
  ConfirmDialog,
  type ConfirmDialogProps,
} from '../../../../shell/components/ConfirmDialog/ConfirmDialog.tsx';
import * as styles from './NamesDialog.css.ts';

export interface NamesDialogProps extends Pick<ConfirmDialogProps, 'open' | 'onDo' | 'onCancel'> {
  /** Label of the confirm button, with the count: "Approve 11 members". */
  doLabel: string;
  /** Submissions to be decided, by reference and name. */
  names: readonly { ref: string; name: string }[];
}

/** Confirmation dialog for a decision about more than ten submissions; lists all their names. */
export const NamesDialog = ({ names, ...rest }: NamesDialogProps) => (
  <ConfirmDialog {...rest} variant="accent" title={`${rest.doLabel}?`}>
    <ul className={styles.names} aria-label="Who it is about">
      {names.map(({ ref, name }) => (
        <li key={ref}>{name}</li>
      ))}
    </ul>
  </ConfirmDialog>
);
