import type { PeopleList } from '@banyan/api/office';
import { SearchBox, SearchForm } from '@banyan/forms/form';
import { Button, ButtonLink, ChipLink, DimensionLine, Icon } from '@banyan/ui/elements';
import { Download, Mails, Plus, Printer } from 'lucide';
import { useState } from 'react';
import { peopleListNames } from '../words.ts';
import * as styles from './PeopleTools.css.ts';

/** Who has arrived, and who has not yet, as something to filter by. */
interface Arrivals {
  /** How many have arrived. */
  arrived: number;
  /** Which of them are shown. @default both */
  shown?: 'yes' | 'no' | undefined;
  hrefOf: (arrived: 'yes' | 'no') => string;
}

export interface PeopleToolsProps {
  /** Who is looked for. */
  q: string;
  /** Who is looked for has changed. */
  onSearch: (q: string) => void;
  /** Which of them are shown. */
  list: PeopleList;
  /** How many are in each list. */
  counts: Readonly<Record<PeopleList, number>>;
  /** Of those who come: who has arrived; left out where nobody counts them yet. */
  arrivals?: Arrivals | undefined;
  /** Where a list is shown. */
  hrefOf: (list: PeopleList) => string;
  /** Seats of the event; `null` for as many as come. */
  seats: number | null;
  /** How many of the seats are taken. */
  taken: number;
  /** Registers somebody; without it nobody can be added. */
  onAdd?: (() => void) | undefined;
  /** Where it is printed. */
  printHref: string;
  /** Takes all of them along as a file. */
  onExport: () => void;
  /** Begins a letter to those who come; without it one may not. */
  onWrite?: (() => void) | undefined;
  /** What was asked for is under way; nothing of it can be pressed twice. @default false */
  busy?: boolean;
  /** Why nothing can be done now: the id of the sentence that says so. */
  unavailableBecause?: string | undefined;
}

const lists = ['coming', 'waiting', 'released'] as const satisfies readonly PeopleList[];

/** Above the people of an event: who is looked for, what can be done, which of them, and how full it is. */
export function PeopleTools({
  q,
  onSearch,
  list,
  counts,
  arrivals,
  hrefOf,
  seats,
  taken,
  onAdd,
  printHref,
  onExport,
  onWrite,
  busy = false,
  unavailableBecause,
}: PeopleToolsProps) {
  const [typed, setTyped] = useState(q);
  const unavailable = {
    unavailable: unavailableBecause !== undefined,
    'aria-describedby': unavailableBecause,
  };
  return (
    <div className={styles.tools}>
      <SearchForm action="" label="Guests" onSearch={() => onSearch(typed.trim())} className={styles.search}>
        <SearchBox
          label="Name, email or reference"
          placeholder="Name, email or reference"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            // The cross of the field, and whoever empties it, want everybody again.
            if (target.value === '' && q !== '') onSearch('');
          }}
        />
      </SearchForm>
      <div className={styles.acts}>
        {onAdd && (
          <Button
            {...unavailable}
            variant="accent"
            icon={<Icon icon={Plus} />}
            aria-keyshortcuts="n"
            onClick={onAdd}
          >
            Add guest
          </Button>
        )}
        <ButtonLink variant="line" href={printHref}>
          <Icon icon={Printer} /> Print
        </ButtonLink>
        <Button
          {...unavailable}
          variant="line"
          icon={<Icon icon={Download} />}
          busy={busy}
          onClick={onExport}
        >
          Export
        </Button>
        {onWrite && (
          <Button {...unavailable} variant="line" icon={<Icon icon={Mails} />} busy={busy} onClick={onWrite}>
            Email guests
          </Button>
        )}
      </div>
      <nav aria-label="Which guests" className={styles.chips}>
        {lists.map((one) => (
          <ChipLink
            key={one}
            href={hrefOf(one)}
            aria-current={one === list && arrivals?.shown === undefined ? 'page' : undefined}
            className={styles.chip}
          >
            {peopleListNames[one]} {counts[one]}
          </ChipLink>
        ))}
        {arrivals &&
          (['yes', 'no'] as const).map((one) => (
            <ChipLink
              key={one}
              href={arrivals.hrefOf(one)}
              aria-current={one === arrivals.shown ? 'page' : undefined}
              className={styles.chip}
            >
              {one === 'yes'
                ? `Checked in ${arrivals.arrived}`
                : `Not checked in ${counts.coming - arrivals.arrived}`}
            </ChipLink>
          ))}
      </nav>
      {arrivals ? (
        <DimensionLine
          value={arrivals.arrived}
          max={counts.coming}
          label="Checked in"
          valueText={`${arrivals.arrived} of ${counts.coming}`}
          ends={{ start: `${arrivals.arrived} checked in`, end: `${counts.coming} registered` }}
          className={styles.measure}
        />
      ) : null}
      {!arrivals && seats !== null && (
        <DimensionLine
          value={taken}
          max={seats}
          label="Seats taken"
          valueText={`${taken} of ${seats}`}
          ends={{ start: `${taken} taken`, end: `${seats} seats` }}
          className={styles.measure}
        />
      )}
    </div>
  );
}
