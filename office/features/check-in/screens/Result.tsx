import { type CheckInEntry, checkInLimits } from '@banyan/api/office';
import { Button } from '@banyan/ui/elements';
import { dayWords, timeWords } from '../../../kit/words/times.ts';
import { CheckInResult, type CheckInResultProps } from '../components/CheckInResult/CheckInResult.tsx';
import { entryName, fewerWords, guestWords } from '../components/words.ts';
import type { Shown } from './useShown.ts';

export interface ResultProps {
  shown: Shown;
  /** Current entry of the person. */
  entry: CheckInEntry | undefined;
  /** Handlers that keep the result visible while its button has the focus. */
  holds: Pick<CheckInResultProps, 'onFocus' | 'onBlur'>;
  onLetIn: (entry: CheckInEntry) => void;
  /** Adds this number of guests; negative numbers remove guests. */
  onGuests: (id: string, guests: number) => void;
}

/** Result of a ticket or a name, in words. */
export function Result({ shown, entry, holds, onLetIn, onGuests }: ResultProps) {
  if (shown.what === 'other')
    return (
      <CheckInResult
        {...holds}
        tone="refused"
        say="Not for this event"
        name={shown.title}
        facts={`${dayWords(shown.day)}. Check the name, or add a walk-in.`}
      />
    );
  if (shown.what === 'no answer')
    return (
      <CheckInResult
        {...holds}
        tone="already"
        say="No answer"
        name="Scan it again"
        facts="It is not on the list saved on this phone, and we can’t reach the server. You can also look up the name."
      />
    );
  if (shown.what === 'unknown' || !entry)
    return (
      <CheckInResult
        {...holds}
        tone="refused"
        say="Unknown code"
        name="This is not our ticket"
        facts="Check the name."
      />
    );
  const { id, guestsIn, year, arrivedAt, by } = entry;
  const name = entryName(entry);
  // Guests can be added to people who registered alone, too, because the site’s form does not ask for guests.
  const oneMore = guestsIn < checkInLimits.guests && (
    <Button variant="line" onClick={() => onGuests(id, 1)}>
      One more guest
    </Button>
  );
  switch (shown.what) {
    case 'in':
      return (
        <CheckInResult
          {...holds}
          tone="in"
          say="Welcome"
          name={name}
          facts={guestsIn > 0 ? `${year}, and ${guestWords(guestsIn)}` : `${year}`}
          acts={
            <>
              {guestsIn > 0 && (
                <Button variant="line" onClick={() => onGuests(id, -1)}>
                  {fewerWords(guestsIn)}
                </Button>
              )}
              {oneMore}
            </>
          }
        />
      );
    case 'already':
      return (
        <CheckInResult
          {...holds}
          tone="already"
          say="Already checked in"
          name={name}
          facts={[
            arrivedAt !== null && `since ${timeWords(arrivedAt)}`,
            by && `by ${by}`,
            guestsIn > 0 && `with ${guestWords(guestsIn)}`,
          ]
            .filter(Boolean)
            .join(', ')}
          acts={
            <>
              {oneMore}
              <Button variant="line" onClick={() => onLetIn(entry)}>
                Check in again
              </Button>
            </>
          }
        />
      );
    case 'waiting':
      return (
        <CheckInResult
          {...holds}
          tone="refused"
          say="On the waitlist"
          name={name}
          facts="There is no seat yet. The organizer can add a walk-in."
        />
      );
    case 'cancelled':
      return (
        <CheckInResult
          {...holds}
          tone="refused"
          say="Canceled"
          name={name}
          facts="The registration was canceled. Look up the name, or add a walk-in."
        />
      );
  }
}
