import { Badge } from '@banyan/ui/elements';
import { useEffect, useRef } from 'react';
import { type Found, type FoundGroup, markedPieces } from './found.ts';
import * as styles from './SearchPalette.css.ts';

interface FoundLinkProps {
  id: string;
  thing: Found;
  words: string;
  isChosen: boolean;
  onPress: () => void;
}

function FoundLink({ id, thing: { title, facts, kind, href }, words, isChosen, onPress }: FoundLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isChosen) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  let at = 0;
  return (
    <a
      ref={link}
      id={id}
      href={href}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      onClick={onPress}
      className={styles.found}
    >
      <span className={styles.words}>
        <span>
          {markedPieces(title, words).map(({ piece, isMarked }) => {
            const key = at;
            at += piece.length;
            return isMarked ? (
              <mark key={key} className={styles.mark}>
                {piece}
              </mark>
            ) : (
              piece
            );
          })}
        </span>
        {facts.length > 0 && <span className={styles.facts}>{facts.join(', ')}</span>}
      </span>
      <Badge tone="line">{kind}</Badge>
    </a>
  );
}

export interface FoundGroupsProps {
  /** Prefix of the ids: `-list` for the list, and the index for each result. */
  id: string;
  groups: readonly FoundGroup[];
  words: string;
  /** Index of the result that Enter opens. */
  chosen: number;
  onPress: () => void;
}

/** Search results by kind, as one listbox. */
export function FoundGroups({ id, groups, words, chosen, onPress }: FoundGroupsProps) {
  let next = 0;
  return (
    <div id={`${id}-list`} role="listbox" aria-label="Found" className={styles.list}>
      {groups.map(({ heading, found }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox may hold groups, and a fieldset is none of options
        <div key={heading} role="group" aria-label={heading}>
          <div aria-hidden="true" className={styles.heading}>
            {heading}
          </div>
          {found.map((thing) => {
            const place = next;
            next += 1;
            return (
              <FoundLink
                key={thing.id}
                id={`${id}-${place}`}
                thing={thing}
                words={words}
                isChosen={place === chosen}
                onPress={onPress}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
