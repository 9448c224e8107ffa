import type { ReactNode } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { passFocus } from '../../hooks/passFocus.ts';

export const eventDatesStates = ['loading', 'failed', 'outdated', 'empty', 'ready'] as const;
export type EventDatesState = (typeof eventDatesStates)[number];

export interface EventDatesStatusProps {
  /** `outdated`: rows came with the page, and the last try to confirm them failed. */
  state: EventDatesState;
  /** What each state says; `ready` says nothing. */
  words: Readonly<Record<Exclude<EventDatesState, 'ready'>, ReactNode>>;
  /** Tries again, after a failure. */
  onRetry: () => void;
  /** What the button says that tries once more. */
  retryLabel: string;
  /** The next try is under way: the button is busy and keeps the focus. @default false */
  busy?: boolean;
}

/**
 * The `status` of `EventDates` that are fetched. Once a Retry worked, whoever pressed it stands at the heading of the dates.
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
