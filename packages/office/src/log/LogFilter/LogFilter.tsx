import { DayRange, daysWords } from '../DayRange/index.ts';
import { Choices, FilterChip } from '../FilterChip/index.ts';
import * as styles from './LogFilter.css.ts';

/** Of which lines of the log are asked for; all of it without. */
export interface LogView {
  /** Id of a volunteer. */
  who?: string | undefined;
  /** Kind of what it was done to. */
  about?: string | undefined;
  /** The first and the last day: `2026-10-12`. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Kinds of what something is done to. */
const kinds = [
  { kind: 'member', name: 'Members' },
  { kind: 'job', name: 'Jobs' },
  { kind: 'story', name: 'Stories' },
  { kind: 'event', name: 'Events' },
  { kind: 'news', name: 'News' },
  { kind: 'donation', name: 'Gifts' },
  { kind: 'volunteer', name: 'Volunteers' },
  { kind: 'invitation', name: 'Invitations' },
] as const;

export interface LogFilterProps {
  /** What the log is narrowed to now. */
  view: LogView;
  /** Where the log is narrowed so. */
  hrefOf: (view: LogView) => string;
  /** Narrows it by days, which are typed. */
  onChange: (view: LogView) => void;
  /** Of whom there are lines. @default nobody can be chosen */
  people?: readonly { id: string; name: string }[];
}

/** Narrows the log: by who, about what, and from when to when. What was chosen stands on the chips. */
export function LogFilter({ view, hrefOf, onChange, people = [] }: LogFilterProps) {
  const { who, about } = view;
  return (
    <search aria-label="Filters" className={styles.chips}>
      {people.length > 0 && (
        <FilterChip label="Who" chosen={people.find(({ id }) => id === who)?.name}>
          {(close) => (
            <Choices
              label="Who"
              onChoose={close}
              choices={[{ id: undefined, name: 'Everybody' }, ...people].map(({ id, name }) => ({
                label: name,
                href: hrefOf({ ...view, who: id }),
                isChosen: id === who,
              }))}
            />
          )}
        </FilterChip>
      )}
      <FilterChip label="About" chosen={kinds.find(({ kind }) => kind === about)?.name}>
        {(close) => (
          <Choices
            label="About"
            onChoose={close}
            choices={[{ kind: undefined, name: 'Everything' }, ...kinds].map(({ kind, name }) => ({
              label: name,
              href: hrefOf({ ...view, about: kind }),
              isChosen: kind === about,
            }))}
          />
        )}
      </FilterChip>
      <FilterChip label="When" chosen={daysWords(view)}>
        {(close) => (
          <DayRange
            days={view}
            onChoose={(days) => {
              close();
              onChange({ ...view, ...days });
            }}
          />
        )}
      </FilterChip>
    </search>
  );
}
