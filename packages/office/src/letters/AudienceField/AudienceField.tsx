import { chapters, programs } from '@banyan/api/contract';
import { FieldSet, TextField } from '@banyan/forms/fields';
import { Chip } from '@banyan/ui/elements';
import { useId, useState } from 'react';
import { ChipSelect } from '../../members/ChipSelect/index.ts';
import { yearsWords } from '../../members/years.ts';
import * as styles from './AudienceField.css.ts';

/** Members who said yes to letters, narrowed; each left out for no matter. */
export interface MembersAudience {
  of: 'members';
  /** Id of a chapter, by the state they live in. */
  chapter?: string | undefined;
  /** Years of graduation, both included. */
  from?: number | undefined;
  to?: number | undefined;
  /** Code of a program. */
  program?: string | undefined;
  mentors?: boolean | undefined;
}

/** Those who come to an event, or who came. */
export interface EventAudience {
  of: 'coming' | 'came';
  /** Its id. */
  event: string;
}

export type LetterAudience = MembersAudience | EventAudience;

/** An event whose people can be written to. */
export interface AudienceEvent {
  id: string;
  title: string;
  /** Whether it is over, and those are meant who came. */
  isOver: boolean;
}

export interface AudienceFieldProps {
  audience: LetterAudience;
  onChange: (audience: LetterAudience) => void;
  /** Ids of the chapters whose members may be written to; `all` also all members, none no members. */
  chapterIds: 'all' | readonly string[];
  events: readonly AudienceEvent[];
  /** How many get it: "4,103 will get it." Undefined while they are counted. */
  will: string | undefined;
  /** Who is left out, and why: "Left out: 612 said no, 31 unreachable, 9 twice." */
  leftOut?: string | undefined;
  error?: string | undefined;
}

const programOptions = programs.map(({ code, name }) => ({ value: code, label: name }));

const eventLabel = ({ title, isOver }: AudienceEvent) =>
  isOver ? `Who came to ${title}` : `Who come to ${title}`;

/** Four digits, or nothing. */
const yearOf = (typed: string): number | undefined => (/^\d{4}$/.test(typed.trim()) ? Number(typed) : undefined);

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
  const { chapter, from, to, program, mentors = false } = audience;
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
          onChange={(next) => onChange({ ...audience, chapter: next })}
        />
        <Chip
          pressed={from !== undefined || to !== undefined}
          aria-expanded={isChoosing}
          aria-controls={isChoosing ? id : undefined}
          onPressedChange={() => choose(!isChoosing)}
        >
          {yearsWords(from, to)}
        </Chip>
        <ChipSelect
          label="Program"
          name="program"
          none="All programs"
          options={programOptions}
          value={programOptions.find(({ value }) => value === program)?.value}
          onChange={(next) => onChange({ ...audience, program: next })}
        />
        <Chip pressed={mentors} onPressedChange={({ pressed }) => onChange({ ...audience, mentors: pressed })}>
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
              maxLength={4}
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

/** Who gets a letter: members who said yes, or those of an event. Never addresses that somebody types. */
export function AudienceField({
  audience,
  onChange,
  chapterIds,
  events,
  will,
  leftOut,
  error,
}: AudienceFieldProps) {
  const mayMembers = chapterIds === 'all' || chapterIds.length > 0;
  const options = events.map((event) => ({ value: event.id, label: eventLabel(event) }));
  const toMembers = (): MembersAudience =>
    chapterIds === 'all' ? { of: 'members' } : { of: 'members', chapter: chapterIds[0] };
  const toEvent = (id: string | undefined) => {
    const event = events.find((one) => one.id === id);
    if (event) onChange({ of: event.isOver ? 'came' : 'coming', event: event.id });
    else if (mayMembers) onChange(toMembers());
  };
  return (
    <FieldSet legend="Who gets it" id="letter-audience" error={error} space="tight">
      <div className={styles.chips}>
        {mayMembers && (
          <Chip pressed={audience.of === 'members'} onPressedChange={() => onChange(toMembers())}>
            Members who said yes
          </Chip>
        )}
        {options.length > 0 && (
          <ChipSelect
            label="Those of an event"
            name="event"
            {...(mayMembers && { none: 'Of no event' })}
            options={options}
            value={audience.of === 'members' ? undefined : audience.event}
            onChange={toEvent}
          />
        )}
      </div>
      {audience.of === 'members' && mayMembers && (
        <MemberChips audience={audience} onChange={onChange} chapterIds={chapterIds} />
      )}
      <p role="status" className={styles.said}>
        {will === undefined ? (
          'They are being counted.'
        ) : (
          <>
            <b className={styles.count}>{will}</b>
            {leftOut && ` ${leftOut}`}
          </>
        )}
      </p>
    </FieldSet>
  );
}
