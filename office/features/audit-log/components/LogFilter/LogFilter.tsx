import type { DeedAction, SubjectKind } from '@banyan/api/office';
import { DayRange, daysWords } from '../DayRange/DayRange.tsx';
import { Choices, FilterChip } from '../FilterChip/FilterChip.tsx';
import * as styles from './LogFilter.css.ts';

/** Of which lines of the log are asked for; all of it without. */
export interface LogView {
  /** Id of a volunteer. */
  who?: string | undefined;
  /** Kind of what it was done to. */
  about?: string | undefined;
  /** What was done, as the log has it. */
  action?: string | undefined;
  /** The first and the last day: `2026-10-12`. */
  from?: string | undefined;
  to?: string | undefined;
}

interface Choice<Word> {
  word: Word;
  name: string;
}

/** What something is done to, as the log's subjects begin. */
const kinds: readonly Choice<SubjectKind>[] = [
  { word: 'member', name: 'Members' },
  { word: 'correction', name: 'Corrections' },
  { word: 'story', name: 'Stories' },
  { word: 'job', name: 'Jobs' },
  { word: 'message', name: 'Messages' },
  { word: 'roll', name: 'Member imports' },
  { word: 'graduates', name: 'Alumni register' },
  { word: 'event', name: 'Events' },
  { word: 'news', name: 'News' },
  { word: 'gift', name: 'Gifts' },
  { word: 'mailing', name: 'Campaigns' },
  { word: 'letter', name: 'Emails in the outbox' },
  { word: 'volunteer', name: 'Volunteers' },
  { word: 'invitation', name: 'Invitations' },
  { word: 'settings', name: 'Settings' },
];

/** What is done, of that which somebody looks for. */
const deeds: readonly Choice<DeedAction>[] = [
  { word: 'approve', name: 'Approved' },
  { word: 'reject', name: 'Declined' },
  { word: 'undo', name: 'Decision undone' },
  { word: 'ask', name: 'Asked' },
  { word: 'reply', name: 'Replied' },
  { word: 'look at contact', name: 'Viewed contact info' },
  { word: 'take down', name: 'Removed' },
  { word: 'mend', name: 'Story edited' },
  { word: 'member save', name: 'Member edited' },
  { word: 'member merge', name: 'Members merged' },
  { word: 'member export', name: 'Members exported' },
  { word: 'forget', name: 'Personal data erased' },
  { word: 'roll commit', name: 'Members imported' },
  { word: 'event cancel', name: 'Event canceled' },
  { word: 'news publish', name: 'News published' },
  { word: 'refund', name: 'Refunded' },
  { word: 'mailing send', name: 'Campaign scheduled' },
  { word: 'invite', name: 'Invited' },
  { word: 'grants', name: 'Roles changed' },
  { word: 'sign in', name: 'Signed in' },
];

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

interface NarrowProps {
  label: string;
  /** What is chosen where nothing is narrowed: "Everybody". */
  all: string;
  of: readonly Choice<string>[];
  chosen: string | undefined;
  hrefOf: (word: string | undefined) => string;
}

/** One chip of a choice. */
const Narrow = ({ label, all, of, chosen, hrefOf }: NarrowProps) => (
  <FilterChip label={label} chosen={chosen && (of.find(({ word }) => word === chosen)?.name ?? chosen)}>
    {(close) => (
      <Choices
        label={label}
        onChoose={close}
        choices={[{ word: undefined, name: all }, ...of].map(({ word, name }) => ({
          label: name,
          href: hrefOf(word),
          isChosen: word === chosen,
        }))}
      />
    )}
  </FilterChip>
);

/** Narrows the log: by who, what, about what, and from when to when. What was chosen stands on the chips. */
export const LogFilter = ({ view, hrefOf, onChange, people = [] }: LogFilterProps) => (
  <search aria-label="Filters" className={styles.chips}>
    {people.length > 0 && (
      <Narrow
        label="Who"
        all="Everybody"
        of={people.map(({ id, name }) => ({ word: id, name }))}
        chosen={view.who}
        hrefOf={(who) => hrefOf({ ...view, who })}
      />
    )}
    <Narrow
      label="What"
      all="All actions"
      of={deeds}
      chosen={view.action}
      hrefOf={(action) => hrefOf({ ...view, action })}
    />
    <Narrow
      label="About"
      all="Everything"
      of={kinds}
      chosen={view.about}
      hrefOf={(about) => hrefOf({ ...view, about })}
    />
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
