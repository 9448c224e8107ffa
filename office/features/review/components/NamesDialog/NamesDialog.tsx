import {
  ConfirmDialog,
  type ConfirmDialogProps,
} from '../../../../shell/components/ConfirmDialog/ConfirmDialog.tsx';
import * as styles from './NamesDialog.css.ts';

export interface NamesDialogProps extends Pick<ConfirmDialogProps, 'open' | 'onDo' | 'onCancel'> {
  /** What the button does, with its number: "Approve 11 members". */
  doLabel: string;
  /** Whom it happens to, by reference and name. */
  names: readonly { ref: string; name: string }[];
}

/** Asks before something happens to more than ten, with all their names. */
export const NamesDialog = ({ names, ...rest }: NamesDialogProps) => (
  <ConfirmDialog {...rest} variant="accent" title={`${rest.doLabel}?`}>
    <ul className={styles.names} aria-label="Who it is about">
      {names.map(({ ref, name }) => (
        <li key={ref}>{name}</li>
      ))}
    </ul>
  </ConfirmDialog>
);
