import { campaignSubject } from '@banyan/api/office';
import { TextField } from '@banyan/forms/fields';
import { DimensionLine, VisuallyHidden } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { subjectOnPhones } from '../words.ts';
import * as styles from './SubjectField.css.ts';

const { shown, most } = campaignSubject;

export interface SubjectFieldProps {
  /** Id of the field's control. */
  id: string;
  /** Typed subject. */
  value: string;
  /** Called with the new subject. */
  onChange: (value: string) => void;
  /** Validation error of the subject. */
  error?: string | undefined;
}

/** Subject of a campaign, with the number of characters mailboxes show. A longer subject can still be sent. */
export function SubjectField({ id, value, onChange, error }: SubjectFieldProps) {
  const isLong = value.length > shown;
  return (
    <div className={styles.field}>
      <TextField
        id={id}
        name="subject"
        label="Subject"
        autoComplete="off"
        maxLength={most}
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <DimensionLine
        value={value.length}
        max={shown}
        ends={{
          start: `${value.length} of ${shown} characters`,
          end: isLong ? 'mailboxes cut it' : `phones cut after ${subjectOnPhones}`,
        }}
        className={classNames(styles.measure, isLong && styles.tooLong)}
      />
      <VisuallyHidden>
        <span role="status">{isLong && 'The subject is longer than mailboxes show.'}</span>
      </VisuallyHidden>
    </div>
  );
}
