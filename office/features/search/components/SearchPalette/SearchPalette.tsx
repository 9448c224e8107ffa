import { Button, Icon, VisuallyHidden } from '@banyan/ui/elements';
import { Dialog } from '@banyan/ui/overlays';
import { Search } from 'lucide';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { Kbd } from '../../../../shell/components/Kbd/Kbd.tsx';
import { FoundGroups } from './FoundGroups.tsx';
import { type FoundGroup, foundIn } from './found.ts';
import * as styles from './SearchPalette.css.ts';

/** States of a search: nothing typed, loading, loaded, failed. */
export const searchStates = ['idle', 'busy', 'found', 'failed'] as const;
export type SearchState = (typeof searchStates)[number];

export interface SearchPaletteProps {
  /** Shows the dialog. The caller holds this state. */
  open: boolean;
  /** Requests to close the dialog: set `open` to false. */
  onClose: () => void;
  /** Typed text. */
  words: string;
  /** Handles each change of the typed text. */
  onWords: (words: string) => void;
  /** Results, in display order; the last ones while the next ones load. */
  groups: readonly FoundGroup[];
  /** State of the search. */
  state: SearchState;
  /** Searches again. */
  onRetry: () => void;
  /** Opens a result chosen with the keyboard. A click on a result follows its link. */
  onGo: (href: string) => void;
}

const said = (state: SearchState, words: string, count: number): string => {
  if (state === 'failed') return 'This didn’t load.';
  if (words.trim() === '') return '';
  if (count > 0) return `${count} found`;
  return state === 'busy' ? 'Looking...' : 'No results. References look like M-7K2Q-9XPD.';
};

/** Search dialog for everything: people, requests, jobs, stories, events, news, and the Office’s own screens. */
export function SearchPalette({
  open,
  onClose,
  words,
  onWords,
  groups,
  state,
  onRetry,
  onGo,
}: SearchPaletteProps) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const [isWaitingToGo, setWaitingToGo] = useState(false);
  const all = foundIn(groups);
  const place = Math.min(chosen, Math.max(0, all.length - 1));
  const current = all[place];

  // Enter was pressed before the results arrived, which is common after typing a reference.
  const goOn = useEffectEvent(() => {
    setWaitingToGo(false);
    if (current) onGo(current.href);
  });
  const hasCome = isWaitingToGo && state !== 'busy';
  useEffect(() => {
    if (hasCome) goOn();
  }, [hasCome]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && all.length > 0) {
      event.preventDefault();
      setChosen((place + step + all.length) % all.length);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (state === 'busy') setWaitingToGo(true);
    else if (current) onGo(current.href);
  };

  return (
    <Dialog open={open} onClose={onClose} title="Search everything" size="wide" className={styles.palette}>
      <div className={styles.field}>
        <Icon icon={Search} size={22} />
        <input
          type="text"
          role="combobox"
          aria-label="Search everything"
          aria-expanded={all.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={current && `${id}-${place}`}
          aria-autocomplete="list"
          autoComplete="off"
          enterKeyHint="go"
          maxLength={100}
          placeholder="A name, a title, a reference"
          value={words}
          onChange={({ currentTarget }) => {
            setChosen(0);
            onWords(currentTarget.value);
          }}
          onKeyDown={onKeyDown}
          className={styles.input}
        />
      </div>
      <FoundGroups id={id} groups={groups} words={words} chosen={place} onPress={onClose} />
      <p className={styles.foot}>
        <span role="status">{said(state, words, all.length)}</span>
        {state === 'failed' && (
          <Button variant="line" size="small" onClick={onRetry}>
            Try again
          </Button>
        )}
        <span className={styles.hint}>
          <Kbd aria-hidden>↑</Kbd>
          <Kbd aria-hidden>↓</Kbd>
          <VisuallyHidden>Arrows</VisuallyHidden> choose
        </span>
        <span className={styles.hint}>
          <Kbd aria-hidden>↵</Kbd>
          <VisuallyHidden>Enter</VisuallyHidden> open
        </span>
        <span>A reference like M-7K2Q-9XPD opens its item</span>
      </p>
    </Dialog>
  );
}
