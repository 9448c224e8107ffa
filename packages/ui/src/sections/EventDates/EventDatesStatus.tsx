import type { ReactNode } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { passFocus } from '../../hooks/passFocus.ts';

export const eventDatesStates = ['loading', 'failed', 'outdated', 'empty', 'ready'] as const;
export type EventDatesState = (typeof eventDatesStates)[number];

export interface EventDatesStatusProps {
  /** Loading state; `outdated` means that rows came with the page and their last refresh failed. */
  state: EventDatesState;
  /** Text of each state; `ready` has none. */
  words: Readonly<Record<Exclude<EventDatesState, 'ready'>, ReactNode>>;
  /** Called to try again after a failure. */
  onRetry: () => void;
  /** Label of the retry button. */
  retryLabel: string;
  /** Set while a retry is under way: the button is busy and keeps the focus. @default false */
  busy?: boolean;
}

/**
 * Loading state of fetched `EventDates`, for their prop `status`. After a successful retry the focus moves to the heading of the
 * dates.
 */
export function EventDatesStatus({ state, words, onRetry, retryLabel, busy }: EventDatesStatusProps) {
  if (state === 'ready') return null;
  if (state === 'loading' || state === 'empty') return words[state];
  return (
    <>
      <p>{words[state]}</p>
      <Button variant="line" busy={busy} onClick={onRetry} ref={passFocus}>
        {retryLabel}
      </Button>
    </>
  );
}
