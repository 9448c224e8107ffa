import { FieldError } from '@banyan/forms/fields';
import { Icon, Spinner } from '@banyan/ui/elements';
import { FileSpreadsheet } from 'lucide';
import { useId } from 'react';
import * as styles from './ImportFile.css.ts';

export interface ImportFileProps {
  /** Handles a file that was chosen or dropped. */
  onFile: (file: File) => void;
  /** Set while the file is uploaded and read. */
  busy?: boolean;
  /** Reason the file could not be read. */
  error?: string | undefined;
}

/** Area to choose a file, by pressing it or dropping the file on it. */
export function ImportFile({ onFile, busy = false, error }: ImportFileProps) {
  const id = useId();
  const describedBy = error === undefined ? `${id}-hint` : `${id}-error ${id}-hint`;
  return (
    <div>
      <div className={styles.drop}>
        <Icon icon={FileSpreadsheet} size={32} className={styles.sign} />
        <label htmlFor={id} className={styles.label}>
          {busy && <Spinner />}
          {busy ? 'Reading the file…' : 'Choose a file, or drop it here'}
        </label>
        <p id={`${id}-hint`} className={styles.hint}>
          A CSV file up to 10 MB, exported from Excel, Numbers or Google Sheets, with a row of column names.
          No emails are sent, and nothing is imported until you have seen the check.
        </p>
        <input
          id={id}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          aria-describedby={describedBy}
          aria-invalid={error === undefined ? undefined : true}
          disabled={busy}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // Clears the input, so that the same file can be chosen again after it was corrected.
            currentTarget.value = '';
            if (file) onFile(file);
          }}
          className={styles.input}
        />
      </div>
      {error !== undefined && (
        <div role="alert" className={styles.wrong}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
