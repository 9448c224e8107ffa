import type { MemberComparison, MergeField } from '@banyan/api/office';
import { Button, Icon } from '@banyan/ui/elements';
import { ArrowLeftRight } from 'lucide';
import type { FormEvent, ReactNode } from 'react';
import * as plate from '../../../../kit/merge/ConflictForm/ConflictForm.css.ts';
import * as foot from '../../../../shell/components/barFoot.css.ts';
import { Panel } from '../../../../shell/components/Panel/Panel.tsx';
import { PublicCard } from '../PublicCard/PublicCard.tsx';
import { counted, mergeNames } from '../words.ts';
import * as styles from './MergeForm.css.ts';
import { cardAfter, movesWords } from './mergePreview.ts';

export interface MergeFormProps {
  /** Both entries, field by field. */
  compared: MemberComparison;
  /** Fields whose value is taken from the merged entry. */
  taken: ReadonlySet<MergeField>;
  /** Takes a value from the merged entry, or keeps the other one. */
  onTake: (field: MergeField, isTaken: boolean) => void;
  /** Swaps the two entries, so that the other one stays. */
  onTurn: () => void;
  /** Merges the two entries. */
  onMerge: () => void;
  /** Set while the entries are being merged: no button can be pressed twice. @default false */
  busy?: boolean;
  /** Id of the sentence that says why nothing can be merged now. */
  unavailableBecause?: string | undefined;
  /** Result of the button that was pressed, an `ActionResult`. */
  result?: ReactNode;
}

const Answer = ({ text, whose }: { text: string; whose: string }) => (
  <span>
    {text === '' ? <span className={styles.empty}>empty</span> : text}
    <small className={styles.whose}>{whose}</small>
  </span>
);

/**
 * Form that merges two entries of one person: a choice for each field that differs, the number of items that move, and a preview of
 * the card.
 */
export function MergeForm({
  compared,
  taken,
  onTake,
  onTurn,
  onMerge,
  busy = false,
  unavailableBecause,
  result,
}: MergeFormProps) {
  const { keep, drop, fields, both } = compared;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && unavailableBecause === undefined) onMerge();
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Two entries" className={styles.form}>
      <div className={styles.columns}>
        <div className={styles.plate}>
          <div aria-hidden="true" className={styles.sides}>
            <span className={styles.side}>
              <b>{keep.ref}</b> is kept
            </span>
            <span className={styles.side}>
              <b>{drop.ref}</b> is merged into {keep.ref}
            </span>
          </div>
          {fields.length === 0 && <p className={styles.same}>Both are the same.</p>}
          {fields.map((field) => (
            <fieldset key={field.name} className={plate.question}>
              <legend className={plate.legend}>{mergeNames[field.name]}</legend>
              <label className={plate.answer}>
                <input
                  type="radio"
                  name={`merge-${field.name}`}
                  checked={!taken.has(field.name)}
                  onChange={() => onTake(field.name, false)}
                  className={plate.radio}
                />
                <Answer text={field.keep} whose={`${keep.ref}, kept`} />
              </label>
              <label className={plate.answer}>
                <input
                  type="radio"
                  name={`merge-${field.name}`}
                  checked={taken.has(field.name)}
                  onChange={() => onTake(field.name, true)}
                  className={plate.radio}
                />
                <Answer text={field.drop} whose={`${drop.ref}, merged into ${keep.ref}`} />
              </label>
            </fieldset>
          ))}
        </div>
        <div className={styles.aside}>
          <Panel heading="Result">
            <PublicCard card={cardAfter(compared, taken)} headingLevel={3} />
          </Panel>
          <Panel heading="What moves">
            <ul className={styles.list}>
              {movesWords(compared, taken).map((words) => (
                <li key={words}>{words}</li>
              ))}
              {both > 0 && (
                <li>Both are registered for {counted(both, 'event')}: those registrations stay unchanged.</li>
              )}
              <li>What {keep.ref} consented to stays unchanged.</li>
            </ul>
          </Panel>
        </div>
      </div>
      <div className={foot.foot}>
        <Button
          type="submit"
          variant="accent"
          busy={busy}
          unavailable={unavailableBecause !== undefined}
          aria-describedby={unavailableBecause}
        >
          Merge
        </Button>
        <Button variant="quiet" icon={<Icon icon={ArrowLeftRight} size={18} />} onClick={onTurn}>
          Swap
        </Button>
        <span className={foot.said}>Asks for your passkey. Can be undone for seven days.</span>
        {result}
      </div>
    </form>
  );
}
