import { chapters, cleanCode, programs } from '@banyan/api/contract';
import type { Audience } from '@banyan/api/office';
import { FieldSet, TextField } from '@banyan/forms/fields';
import { Chip } from '@banyan/ui/elements';
import { useId, useState } from 'react';
import { ChipSelect } from '../../../../kit/filters/ChipSelect.tsx';
import { yearRange } from '../../../../kit/filters/NumberRange.tsx';
import * as styles from './AudienceField.css.ts';

type MembersAudience = Extract<Audience, { kind: 'members' }>;

/** An event whose people can be written to. */
export interface AudienceEvent {
  id: string;
  title: string;
  /** Of one that is over, those who came; else who has a seat. */
  who: 'coming' | 'came';
}

export interface AudienceFieldProps {
  /** Who is chosen: members, or those of an event. */
  audience: Audience;
  /** Somebody else was chosen. */
  onChange: (audience: Audience) => void;
  /** Ids of the chapters whose members may be written to; `all` also all members, none no members. */
  chapterIds: 'all' | readonly string[];
  /** Events whose people may be written to; without any there is no such choice. */
  events: readonly AudienceEvent[];
  /** "4,103 will get it. Left out: 612 not subscribed, 31 unreachable, 9 twice." Undefined while they are counted. */
  said: string | undefined;
  /** What is wrong with the choice. */
  error?: string | undefined;
}

const programOptions = programs.map(({ code, name }) => ({ value: code, label: name }));

const eventLabel = ({ title, who }: AudienceEvent) =>
  who === 'came' ? `People who came to ${title}` : `Guests of ${title}`;

/** Four digits, or nothing. */
function yearOf(typed: string): number | null {
  const year = cleanCode(typed);
  return /^\d{4}$/.test(year) ? Number(year) : null;
}

/** All members that one may write to. */
const everybody = (chapterIds: AudienceFieldProps['chapterIds']): MembersAudience => ({
  kind: 'members',
  chapter: chapterIds === 'all' ? null : (chapters.find(({ id }) => chapterIds.includes(id))?.id ?? null),
  from: null,
  to: null,
  program: null,
  mentors: false,
});

/** Which members: by where they live, when they graduated, what they studied, and whether they would mentor. */
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

/** Audience of a campaign: subscribers, or guests of an event. Never addresses that are typed. */
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
