import { chapters } from '@banyan/api/contract';
import { SelectField } from '@banyan/forms/fields';
import { Button, Icon } from '@banyan/ui/elements';
import { ListFilter } from 'lucide';
import { useId } from 'react';
import { usePanel } from '../../../../shell/components/usePanel.ts';
import * as styles from './QueueFilter.css.ts';

/** What is shown of the queue: what waits for us, what waits for an answer, what was decided about. */
export const queueStates = ['waiting', 'asked', 'decided'] as const;
type QueueState = (typeof queueStates)[number];

/** What the queue is narrowed to. */
export interface QueueNarrowing {
  state: QueueState;
  chapter: string | undefined;
  match: 'clear' | undefined;
}

export interface QueueFilterProps {
  /** How far those are that are shown. */
  state: QueueState;
  /** Id of a chapter; of all without. */
  chapter?: string | undefined;
  /** Only requests that clearly match the roll of graduates; all without. */
  match?: 'clear' | undefined;
  /** Whether there is a roll to match with. What is decided is not narrowed by it. @default false */
  canMatch?: boolean;
  /** The queue is narrowed in another way. */
  onChange: (view: QueueNarrowing) => void;
}

const stateWords: Readonly<Record<QueueState, string>> = {
  waiting: 'Waiting for us',
  asked: 'Waiting for an answer',
  decided: 'Decided',
};

/** Narrows the queue by chapter and by how far things are. What is chosen stands on the button that opens it. */
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
