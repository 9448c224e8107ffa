import { chapters, cleanCode, programs } from '@banyan/api/contract';
import type { Audience } from '@banyan/api/office';
import { FieldSet, TextField } from '@banyan/forms/fields';
import { Chip } from '@banyan/ui/elements';
import { useId, useState } from 'react';
import { ChipSelect } from '../../../../kit/filters/ChipSelect.tsx';
import { yearRange } from '../../../../kit/filters/NumberRange.tsx';
import * as styles from './AudienceField.css.ts';

type MembersAudience = Extract<Audience, { kind: 'members' }>;

/** An event whose guests can receive a campaign. */
export interface AudienceEvent {
  id: string;
  title: string;
  /** Guests of an event: `came` for people who checked in at a past event, else `coming` for people with a seat. */
  who: 'coming' | 'came';
}

export interface AudienceFieldProps {
  /** Chosen audience: members, or guests of an event. */
  audience: Audience;
  /** Called with the new audience. */
  onChange: (audience: Audience) => void;
  /** Ids of the chapters whose members the volunteer may email; `all` includes all members, an empty list no members. */
  chapterIds: 'all' | readonly string[];
  /** Events whose guests may be emailed; with an empty list this choice is not offered. */
  events: readonly AudienceEvent[];
  /**
   * Size of the audience: "4,103 will get it. Left out: 612 not subscribed, 31 unreachable, 9 twice." Undefined while it is
   * counted.
   */
  said: string | undefined;
  /** Validation error of the choice. */
  error?: string | undefined;
}

const programOptions = programs.map(({ code, name }) => ({ value: code, label: name }));

const eventLabel = ({ title, who }: AudienceEvent) =>
  who === 'came' ? `People who came to ${title}` : `Guests of ${title}`;

/** Parses a year of four digits; `null` for anything else. */
function yearOf(typed: string): number | null {
  const year = cleanCode(typed);
  return /^\d{4}$/.test(year) ? Number(year) : null;
}

/** All members the volunteer may email. */
const everybody = (chapterIds: AudienceFieldProps['chapterIds']): MembersAudience => ({
  kind: 'members',
  chapter: chapterIds === 'all' ? null : (chapters.find(({ id }) => chapterIds.includes(id))?.id ?? null),
  from: null,
  to: null,
  program: null,
  mentors: false,
});

/** Filters of members: chapter, graduation years, program, and interest in mentoring. */
function MemberChips({
  audience,
  onChange,
  chapterIds,
}: {
  audience: MembersAudience;
  onChange: (audience: MembersAudience) => void;
  chapterIds: 'all' | readonly string[];
}) {
  const { chapter, from, to, program, mentors } = audience;
  const id = useId();
  const [isChoosing, choose] = useState(false);
  const [typed, setTyped] = useState({ from: `${from ?? ''}`, to: `${to ?? ''}` });
  const options = chapters
    .filter((one) => chapterIds === 'all' || chapterIds.includes(one.id))
    .map((one) => ({ value: one.id, label: one.name }));
  const type = (end: 'from' | 'to', text: string) => {
    setTyped({ ...typed, [end]: text });
    onChange({ ...audience, [end]: yearOf(text) });
  };
  return (
    <>
      <div className={styles.chips}>
        <ChipSelect
          label="Chapter"
          name="chapter"
          {...(chapterIds === 'all' && { none: 'All chapters' })}
          options={options}
          value={options.find(({ value }) => value === chapter)?.value}
          onChange={(next) => onChange({ ...audience, chapter: next ?? null })}
        />
        <Chip
          pressed={from !== null || to !== null}
          aria-expanded={isChoosing}
          aria-controls={isChoosing ? id : undefined}
          onPressedChange={() => choose(!isChoosing)}
        >
          {yearRange.words({ from: from ?? undefined, to: to ?? undefined }) ?? 'Years'}
        </Chip>
        <ChipSelect
          label="Program"
          name="program"
          none="All programs"
          options={programOptions}
          value={programOptions.find(({ value }) => value === program)?.value}
          onChange={(next) => onChange({ ...audience, program: next ?? null })}
        />
        <Chip
          pressed={mentors}
          onPressedChange={({ pressed }) => onChange({ ...audience, mentors: pressed })}
        >
          Mentors
        </Chip>
      </div>
      {isChoosing && (
        <div id={id} className={styles.years}>
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              name={end}
              label={end === 'from' ? 'From year' : 'To year'}
              type="year"
              maxLength={20}
              autoComplete="off"
              value={typed[end]}
              onChange={({ currentTarget }) => type(end, currentTarget.value)}
              className={styles.year}
            />
          ))}
        </div>
      )}
    </>
  );
}

/** Audience of a campaign: subscribers, or guests of an event. Addresses cannot be typed in. */
export function AudienceField({ audience, onChange, chapterIds, events, said, error }: AudienceFieldProps) {
  const [first = ''] = said?.split(/(?<=\.)\s/, 1) ?? [];
  const mayMembers = chapterIds === 'all' || chapterIds.length > 0;
  const options = events.map((event) => ({ value: event.id, label: eventLabel(event) }));
  const toEvent = (id: string | undefined) => {
    const event = events.find((one) => one.id === id);
    if (event) onChange({ kind: 'event', event: event.id, who: event.who });
    else if (mayMembers) onChange(everybody(chapterIds));
  };
  return (
    <FieldSet legend="Who gets it" id="campaign-audience" error={error} space="tight">
      <div className={styles.chips}>
        {mayMembers && (
          <Chip pressed={audience.kind === 'members'} onPressedChange={() => onChange(everybody(chapterIds))}>
            Subscribers
          </Chip>
        )}
        {options.length > 0 && (
          <ChipSelect
            label="Event guests"
            name="event"
            {...(mayMembers && { none: 'No event' })}
            options={options}
            value={audience.kind === 'members' ? undefined : audience.event}
            onChange={toEvent}
          />
        )}
      </div>
      {audience.kind === 'members' && mayMembers && (
        <MemberChips audience={audience} onChange={onChange} chapterIds={chapterIds} />
      )}
      <p role="status" className={styles.said}>
        {said === undefined ? (
          'Counting...'
        ) : (
          <>
            <b className={styles.count}>{first}</b>
            {said.slice(first.length)}
          </>
        )}
      </p>
    </FieldSet>
  );
}
