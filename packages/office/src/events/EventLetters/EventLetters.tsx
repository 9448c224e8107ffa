import type { EventLetters as Letters, OfficeEvent } from '@banyan/api/office';
import { Badge, type BadgeTone, Button, Icon, Switch, Text, VisuallyHidden } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { Mails } from 'lucide';
import { LetterSheet } from '../../review/LetterSheet/index.ts';
import { Block, Row, Rows } from '../../shell/index.ts';
import { momentWords } from '../../words/index.ts';
import { canBeTakenBack, letterFacts, letterKindNames } from '../words.ts';
import * as styles from './EventLetters.css.ts';

export interface EventLettersProps {
  /** Newest first. */
  letters: readonly Letters[];
  /** The letter of the day before: whether and when it leaves. */
  reminder: OfficeEvent['reminder'];
  /** Begins a letter to those who come; without it one may not. */
  onWrite?: (() => void) | undefined;
  /** Switches the reminder; without it nobody can. */
  onRemind?: ((isOn: boolean) => void) | undefined;
  /** Takes letters back that have not left; without it nobody can. */
  onTakeBack?: ((letters: Letters) => void) | undefined;
  /** What was asked for is under way; nothing of it can be pressed twice. @default false */
  busy?: boolean;
  /** The moment it is read at, in milliseconds. */
  now: number;
}

const badges: Readonly<Record<Letters['state'], { tone: BadgeTone; label: string }>> = {
  held: { tone: 'standard', label: 'Held' },
  leaving: { tone: 'line', label: 'Leaving' },
  sent: { tone: 'success', label: 'Left' },
  'taken back': { tone: 'line', label: 'Taken back' },
};

/** When the reminder leaves, or why it does not. */
const reminderWords = ({ isOn, at }: OfficeEvent['reminder']): string => {
  if (at === null) return 'The day before has begun, or there is none: no reminder leaves any more.';
  return isOn
    ? `It leaves on ${momentWords(at)}, once to everybody who has a seat.`
    : `Nobody is reminded. It would leave on ${momentWords(at)}.`;
};

/** The letters that went out about an event, where they are, and the one of the day before. */
export const EventLetters = ({
  letters,
  reminder,
  onWrite,
  onRemind,
  onTakeBack,
  busy = false,
  now,
}: EventLettersProps) => (
  <Stack space={32}>
    <Block heading="Letters about it">
      {letters.length > 0 ? (
        <Rows>
          {letters.map((one) => (
            <Row
              key={one.id}
              name={
                <>
                  {one.subject ?? letterKindNames[one.kind]}
                  <Badge tone={badges[one.state].tone}>{badges[one.state].label}</Badge>
                </>
              }
              meta={letterFacts(one, now)}
              action={
                onTakeBack &&
                canBeTakenBack(one) && (
                  <Button variant="line" size="small" busy={busy} onClick={() => onTakeBack(one)}>
                    Take back
                    <VisuallyHidden> {letterKindNames[one.kind]}</VisuallyHidden>
                  </Button>
                )
              }
            />
          ))}
        </Rows>
      ) : (
        <Text tone="quiet">None yet. Whoever comes has had a ticket, and nothing more.</Text>
      )}
      {onWrite && (
        <div className={styles.write}>
          <Button variant="line" icon={<Icon icon={Mails} />} busy={busy} onClick={onWrite}>
            Write to those who come
          </Button>
        </div>
      )}
    </Block>
    <Block heading="Reminder">
      <div className={styles.reminder}>
        <Switch
          label="A letter the day before"
          checked={reminder.isOn}
          disabled={reminder.at === null || onRemind === undefined}
          onCheckedChange={({ checked }) => {
            if (!busy) onRemind?.(checked);
          }}
        />
        <Text tone="quiet" size="small">
          {reminderWords(reminder)}
        </Text>
        <LetterSheet
          letter={{ subject: reminder.subject, before: reminder.text, after: '' }}
          to="everybody who has a seat"
        />
      </div>
    </Block>
  </Stack>
);
