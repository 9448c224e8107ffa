import { FieldError } from '@banyan/forms/fields';
import { Button } from '@banyan/ui/elements';
import { type FormEvent, type ReactNode, useId } from 'react';
import * as foot from '../../../shell/components/barFoot.css.ts';
import { Panel } from '../../../shell/components/Panel/Panel.tsx';
import { type Choices, type Side, sides } from '../mergeFields.ts';
import * as styles from './ConflictForm.css.ts';

/** A field that two people changed to different answers, as it is shown. */
export interface Conflict<Field extends string> {
  field: Field;
  label: string;
  /** What each says, in words; empty for nothing. */
  theirs: string;
  mine: string;
}

/** A field that only one of the two changed. */
export interface ChangedAlone {
  label: string;
  /** In words; empty for nothing. */
  now: string;
  was: string;
  by: Side;
}

export interface ConflictFormProps<Field extends string> {
  /** What both have changed, each to something else. */
  conflicts: readonly Conflict<Field>[];
  /** What only one of them has changed; it is kept. */
  alone: readonly ChangedAlone[];
  /** Who saved it meanwhile: "Asha". */
  who: string;
  /** When, within a sentence: "at 7:40 PM". */
  at: string;
  /** What was chosen so far, by field. */
  choices: Choices<Field>;
  /** One of the two answers was chosen. */
  onChoose: (field: Field, side: Side) => void;
  /** A field that was left open when it was to be saved. */
  open?: Field | undefined;
  /** Saves what was chosen. */
  onSave: () => void;
  /** Forgets what I wrote. */
  onDrop: () => void;
  /** What was asked for is under way; nothing of it can be pressed twice. @default false */
  busy?: boolean;
  /** Why nothing can be sent now: the id of the sentence that says so. */
  unavailableBecause?: string | undefined;
  /** What came of the button that was pressed, an `ActionResult`. */
  result?: ReactNode;
}

/** Ids of a question's answers: the first takes the focus when it was left open. */
export const conflictId = (field: string, side: Side = 'theirs'): string => `conflict-${field}-${side}`;

const Words = ({ text }: { text: string }) =>
  text === '' ? <span className={styles.empty}>empty</span> : <span className={styles.said}>{text}</span>;

/** Two have changed the same: of each field that differs one answer is chosen, and nothing is saved before. */
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
