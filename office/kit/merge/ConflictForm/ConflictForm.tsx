import { FieldError } from '@banyan/forms/fields';
import { Button } from '@banyan/ui/elements';
import { type FormEvent, type ReactNode, useId } from 'react';
import * as foot from '../../../shell/components/barFoot.css.ts';
import { Panel } from '../../../shell/components/Panel/Panel.tsx';
import { type Choices, type Side, sides } from '../mergeFields.ts';
import * as styles from './ConflictForm.css.ts';

/** Field that two people changed to different values, as it is shown. */
export interface Conflict<Field extends string> {
  field: Field;
  label: string;
  /** Values of both, formatted; empty strings for empty fields. */
  theirs: string;
  mine: string;
}

/** Field that only one of the two changed. */
export interface ChangedAlone {
  label: string;
  /** Formatted value; an empty string for an empty field. */
  now: string;
  was: string;
  by: Side;
}

export interface ConflictFormProps<Field extends string> {
  /** Fields that both changed, to different values. */
  conflicts: readonly Conflict<Field>[];
  /** Fields that only one of them changed; these changes are kept. */
  alone: readonly ChangedAlone[];
  /** First name of the other volunteer: "Asha". */
  who: string;
  /** Time of the other save, within a sentence: "at 7:40 PM". */
  at: string;
  /** Current choices by field. */
  choices: Choices<Field>;
  /** Called when one of the two values is chosen. */
  onChoose: (field: Field, side: Side) => void;
  /** Field without a choice when Save was pressed. */
  open?: Field | undefined;
  /** Saves the chosen values. */
  onSave: () => void;
  /** Discards the volunteer's own changes. */
  onDrop: () => void;
  /** True while the values are being saved; the buttons ignore further presses. @default false */
  busy?: boolean;
  /** Id of the text that explains why nothing can be saved right now. */
  unavailableBecause?: string | undefined;
  /** Result of the last action, an `ActionResult`. */
  result?: ReactNode;
}

/** Id of an option of a field. The first option takes the focus if the choice is missing. */
export const conflictId = (field: string, side: Side = 'theirs'): string => `conflict-${field}-${side}`;

const Words = ({ text }: { text: string }) =>
  text === '' ? <span className={styles.empty}>empty</span> : <span className={styles.said}>{text}</span>;

/** Form that resolves an edit conflict: one value is chosen for each field that differs, and nothing is saved before. */
export function ConflictForm<Field extends string>({
  conflicts,
  alone,
  who,
  at,
  choices,
  onChoose,
  open,
  onSave,
  onDrop,
  busy = false,
  unavailableBecause,
  result,
}: ConflictFormProps<Field>) {
  const errorId = useId();
  const whose: Readonly<Record<Side, string>> = {
    theirs: `${who}’s, saved ${at}`,
    mine: 'your version, not saved yet',
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && unavailableBecause === undefined) onSave();
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Two answers" className={styles.form}>
      <div className={styles.plate}>
        {conflicts.map(({ field, label, ...answers }) => (
          <fieldset
            key={field}
            aria-describedby={open === field ? errorId : undefined}
            className={styles.question}
          >
            <legend className={styles.legend}>{label}</legend>
            {open === field && (
              <div className={styles.error}>
                <FieldError id={errorId}>Choose one.</FieldError>
              </div>
            )}
            {sides.map((side) => (
              <label key={side} className={styles.answer}>
                <input
                  type="radio"
                  id={conflictId(field, side)}
                  name={`conflict-${field}`}
                  checked={choices[field] === side}
                  onChange={() => onChoose(field, side)}
                  className={styles.radio}
                />
                <span>
                  <Words text={answers[side]} />
                  <small className={styles.whose}>{whose[side]}</small>
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      {alone.length > 0 && (
        <Panel heading="Changed by only one of you">
          <dl className={styles.alone}>
            {alone.map(({ label, now, was, by }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Words text={now} />
                  {by === 'theirs' && was !== '' && <span>, was {was}</span>}
                </dd>
                <dd>{by === 'theirs' ? `${who}’s version, kept` : 'your version, kept'}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      )}
      <div className={foot.foot}>
        {result}
        <Button
          type="submit"
          variant="accent"
          busy={busy}
          unavailable={unavailableBecause !== undefined}
          aria-describedby={unavailableBecause}
        >
          Save these choices
        </Button>
        <Button variant="quiet" onClick={onDrop}>
          Discard mine
        </Button>
        <span className={foot.said}>The history names both of you.</span>
      </div>
    </form>
  );
}
