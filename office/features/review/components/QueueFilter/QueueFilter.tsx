import { chapters } from '@banyan/api/contract';
import { SelectField } from '@banyan/forms/fields';
import { Button, Icon } from '@banyan/ui/elements';
import { ListFilter } from 'lucide';
import { useId } from 'react';
import { usePanel } from '../../../../shell/components/usePanel.ts';
import * as styles from './QueueFilter.css.ts';

/** Queue states: waiting for us, waiting for the sender's answer, decided. */
export const queueStates = ['waiting', 'asked', 'decided'] as const;
type QueueState = (typeof queueStates)[number];

/** Filters of the queue. */
export interface QueueNarrowing {
  state: QueueState;
  chapter: string | undefined;
  match: 'clear' | undefined;
}

export interface QueueFilterProps {
  /** State of the shown submissions. */
  state: QueueState;
  /** Chapter id; undefined for all chapters. */
  chapter?: string | undefined;
  /** `clear` shows only requests that clearly match the alumni register; undefined shows all. */
  match?: 'clear' | undefined;
  /** True if there is an alumni register to match with. Decided submissions are not filtered by it. @default false */
  canMatch?: boolean;
  /** Called with the new filters. */
  onChange: (view: QueueNarrowing) => void;
}

const stateWords: Readonly<Record<QueueState, string>> = {
  waiting: 'Waiting for us',
  asked: 'Waiting for an answer',
  decided: 'Decided',
};

/** Filters of the queue by chapter, state and match. The button shows the current choice. */
export function QueueFilter({ state, chapter, match, canMatch = false, onChange }: QueueFilterProps) {
  const change = (next: Partial<QueueNarrowing>) => onChange({ state, chapter, match, ...next });
  const id = useId();
  const { isOpen, setOpen, root, button } = usePanel();
  const chapterName = chapters.find((one) => one.id === chapter)?.name;
  return (
    <div ref={root} className={styles.filter}>
      <Button
        ref={button}
        variant="quiet"
        size="small"
        icon={<Icon icon={ListFilter} size={18} />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className={styles.button}
      >
        {chapterName ?? 'All chapters'}, {state}
        {match && ', in the alumni register'}
      </Button>
      {isOpen && (
        <search id={id} aria-label="Filters" className={styles.panel}>
          <SelectField
            name="state"
            label="Show"
            placeholder={stateWords.waiting}
            options={queueStates.slice(1).map((value) => ({ value, label: stateWords[value] }))}
            value={state === 'waiting' ? '' : state}
            onChange={({ target: { value } }) =>
              change({ state: queueStates.find((one) => one === value) ?? 'waiting' })
            }
          />
          <SelectField
            name="chapter"
            label="Chapter"
            placeholder="All chapters"
            options={chapters.map(({ id: value, name }) => ({ value, label: name }))}
            value={chapter ?? ''}
            onChange={({ target: { value } }) => change({ chapter: value || undefined })}
          />
          {canMatch && state !== 'decided' && (
            <SelectField
              name="match"
              label="Alumni register"
              placeholder="All"
              options={[{ value: 'clear', label: 'Clear matches' }]}
              value={match ?? ''}
              onChange={({ target: { value } }) => change({ match: value ? 'clear' : undefined })}
            />
          )}
        </search>
      )}
    </div>
  );
}
