import type { PeopleList } from '@banyan/api/office';
import { SearchBox, SearchForm } from '@banyan/forms/form';
import { Button, ButtonLink, ChipLink, DimensionLine, Icon } from '@banyan/ui/elements';
import { Download, Mails, Plus, Printer } from 'lucide';
import { useState } from 'react';
import { peopleListNames } from '../words.ts';
import * as styles from './PeopleTools.css.ts';

/** Filter by check-in. */
interface Arrivals {
  /** Number of guests checked in. */
  arrived: number;
  /** Chosen filter. @default both */
  shown?: 'yes' | 'no' | undefined;
  hrefOf: (arrived: 'yes' | 'no') => string;
}

export interface PeopleToolsProps {
  /** Search text. */
  q: string;
  /** Called with the new search text. */
  onSearch: (q: string) => void;
  /** List that is shown. */
  list: PeopleList;
  /** Number of guests in each list. */
  counts: Readonly<Record<PeopleList, number>>;
  /** Check-in filter for the guests who are going; left out before check-in starts. */
  arrivals?: Arrivals | undefined;
  /** Address of a list. */
  hrefOf: (list: PeopleList) => string;
  /** Seats of the event; `null` for no limit. */
  seats: number | null;
  /** Number of taken seats. */
  taken: number;
  /** Registers a guest; without it there is no such button. */
  onAdd?: (() => void) | undefined;
  /** Address of the printable list. */
  printHref: string;
  /** Downloads all guests as a file. */
  onExport: () => void;
  /** Starts a campaign to the guests; without it there is no such button. */
  onWrite?: (() => void) | undefined;
  /** Set while a request is under way; no button can be pressed twice. @default false */
  busy?: boolean;
  /** Id of the sentence that explains why nothing can be done now. */
  unavailableBecause?: string | undefined;
}

const lists = ['coming', 'waiting', 'released'] as const satisfies readonly PeopleList[];

/** Toolbar above the guests of an event: search, actions, lists, and taken seats. */
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
            // Clearing the field, also with its cross, shows everybody again.
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
