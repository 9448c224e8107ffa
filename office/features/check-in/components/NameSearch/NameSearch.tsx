import type { CheckInEntry } from '@banyan/api/office';
import { Field } from '@banyan/forms/fields';
import { Button, Icon, VisuallyHidden } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { UserRoundPlus } from 'lucide';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { Kbd } from '../../../../shell/components/Kbd/Kbd.tsx';
import { entryFacts, entryName, whereWords } from '../words.ts';
import * as styles from './NameSearch.css.ts';

export interface NameSearchProps {
  /** Typed text. */
  words: string;
  /** Called after every change of the text. */
  onWords: (words: string) => void;
  /** Matching people; `undefined` while too few letters are typed, so that nobody can browse the whole list. */
  found: readonly CheckInEntry[] | undefined;
  /** True if there are more matches than are shown. */
  more: boolean;
  /** Called when a person is chosen by Enter or a press: checks them in if they are not in yet. */
  onChoose: (entry: CheckInEntry) => void;
  /** Opens the form for a person who is not on the list. */
  onWalkIn: () => void;
  /** Ref of the field, to focus it. */
  field?: Ref<HTMLInputElement>;
}

const said = (found: readonly CheckInEntry[] | undefined, more: boolean): string => {
  if (!found) return '';
  if (found.length === 0) return 'No one with that name.';
  return more ? `The first ${found.length}. Type more letters to narrow it down.` : `${found.length} found`;
};

/** Search by name for people without a ticket. The field keeps the focus: arrow keys choose, Enter checks in. */
export function NameSearch({ words, onWords, found, more, onChoose, onWalkIn, field }: NameSearchProps) {
  const id = useId();
  const people = found ?? [];
  const [chosen, setChosen] = useState(0);
  const place = Math.min(chosen, Math.max(0, people.length - 1));
  const current = people[place];
  const idOf = (index: number) => `${id}-hit-${index}`;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && people.length > 0) {
      event.preventDefault();
      setChosen((place + step + people.length) % people.length);
    }
    if (event.key === 'Escape') onWords('');
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (current) onChoose(current);
  };

  return (
    <div className={styles.search}>
      <Field label="Name, at least 3 letters">
        {(wiring) => (
          <input
            {...wiring}
            ref={field}
            type="search"
            role="combobox"
            aria-expanded={people.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={current && idOf(place)}
            aria-autocomplete="list"
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={100}
            value={words}
            onChange={({ currentTarget }) => {
              setChosen(0);
              onWords(currentTarget.value);
            }}
            onKeyDown={onKeyDown}
            className={styles.input}
          />
        )}
      </Field>
      <div id={`${id}-list`} role="listbox" aria-label="Found" className={styles.list}>
        {people.map((entry, index) => {
          const isChosen = index === place;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys choose
            <div
              key={entry.id}
              id={idOf(index)}
              role="option"
              aria-selected={isChosen}
              tabIndex={-1}
              // Keeps the focus in the field, so that the phone keeps its keyboard open.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(entry)}
              className={styles.hit}
            >
              <span className={styles.who}>
                <span className={styles.name}>{entryName(entry)}</span>
                <span className={styles.facts}>{entryFacts(entry)}</span>
              </span>
              {isChosen && entry.arrivedAt === null && entry.state === 'coming' ? (
                <span className={styles.end}>
                  <span className={classNames(styles.keyed, styles.enter)}>
                    Enter checks in <Kbd aria-hidden>↵</Kbd>
                  </span>
                  <span className={styles.thumbed}>not yet</span>
                </span>
              ) : (
                <span className={styles.end}>{whereWords(entry)}</span>
              )}
            </div>
          );
        })}
      </div>
      {people.length > 0 && (
        <p className={classNames(styles.keyed, styles.said)}>
          <Kbd aria-hidden>↑</Kbd>
          <Kbd aria-hidden>↓</Kbd>
          <span>
            <VisuallyHidden>Arrows</VisuallyHidden> to choose. The field keeps focus.
          </span>
        </p>
      )}
      <p role="status" className={people.length > 0 && !more ? undefined : styles.said}>
        {people.length > 0 && !more ? (
          <VisuallyHidden>{said(found, more)}</VisuallyHidden>
        ) : (
          said(found, more)
        )}
      </p>
      <div className={styles.acts}>
        <Button variant="line" icon={<Icon icon={UserRoundPlus} />} onClick={onWalkIn}>
          Not on the list
        </Button>
      </div>
    </div>
  );
}
