import { CircleAlert } from 'lucide';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { DialogPanel } from '../../overlays/Dialog/DialogPanel.tsx';
import { parsePage } from '../Pagination/pageNumbers.ts';
import * as styles from './GoToPageDialog.css.ts';

export interface GoToPageDialogProps {
  /** True if the dialog is open. The parent holds this state. */
  open: boolean;
  /** Called when the dialog should close: set `open` to false. */
  onClose: () => void;
  /** Number of pages. */
  pages: number;
  /** Called with an existing page number; the dialog has closed itself. */
  onGoTo: (page: number) => void;
}

/** Error message for a number outside the range (specification, part 2 §5). */
export const noSuchPage = (pages: number): string =>
  `Please enter a valid page number between 1 and ${pages}.`;

/** Dialog that asks for a page’s number. `Pagination` opens it; it is loaded with the first press. */
export function GoToPageDialog({ open, onClose, pages, onGoTo }: GoToPageDialogProps) {
  return (
    <DialogPanel open={open} onClose={onClose} title="Go to page">
      <PageForm pages={pages} onClose={onClose} onGoTo={onGoTo} />
    </DialogPanel>
  );
}

function PageForm({ pages, onClose, onGoTo }: Omit<GoToPageDialogProps, 'open'>) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState(0);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const page = parsePage(typed, pages);
    if (page === undefined) {
      setRefused(refused + 1);
      input.current?.focus();
      return;
    }
    onClose();
    onGoTo(page);
  };

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <div className={styles.field}>
        <label htmlFor={id} className={styles.label}>
          Page number
        </label>
        <p id={`${id}-hint`} className={styles.hint}>
          1 to {pages}
        </p>
        <input
          ref={input}
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setRefused(0);
          }}
          aria-invalid={refused > 0 || undefined}
          aria-describedby={refused > 0 ? `${id}-error ${id}-hint` : `${id}-hint`}
          className={styles.input}
        />
        {refused > 0 ? (
          // A new key makes a second error a new alert, so that it is announced again.
          <p key={refused} role="alert" id={`${id}-error`} className={styles.error}>
            <Icon icon={CircleAlert} size={17} className={styles.errorIcon} />
            {noSuchPage(pages)}
          </p>
        ) : null}
      </div>
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Go</Button>
      </div>
    </form>
  );
}
