import { ApiError } from '@banyan/api/client';
import {
  deadlineOf,
  type EventItem,
  eventEnd,
  eventRegistrationMessages as messages,
  type RegistrationState,
  registrationState,
} from '@banyan/api/contract';
import { useNow } from '@banyan/app/events';
import { useCallback, useState } from 'react';

const doors = ['full', 'closed', 'ended', 'canceled'] as const satisfies readonly RegistrationState[];
type Door = (typeof doors)[number];

/** Which door the server has named in its refusal. */
const doorOf = (message: string | undefined): Door | undefined =>
  doors.find((door) => messages[door] === message);

/**
 * Whether one can register, by the contract's rule: as rendered, then by the clock while the page is open, and by what
 * the server said.
 *
 * @param renderedAt Milliseconds since 1970.
 * @param said What a server that was posted to without JavaScript has answered.
 */
export function useRegistrationState(event: EventItem, renderedAt: number, said: string | undefined) {
  const moments = [deadlineOf(event), eventEnd(event)].filter((moment) => moment !== undefined);
  const { now, look } = useNow(renderedAt, moments);
  const [refusal, setRefusal] = useState(() => doorOf(said));
  const [begun, setBegun] = useState(false);
  const byClock = registrationState(event, now);
  const [atFirst] = useState(byClock);
  const state = refusal && refusal !== 'full' ? refusal : byClock;

  /** Before sending: throws the server's own refusal when the clock alone says that it is too late. */
  const requireOpen = useCallback(() => {
    const current = registrationState(event, look());
    if (current === 'closed' || current === 'ended' || current === 'canceled') {
      throw new ApiError('http', { status: 410, serverMessage: messages[current] });
    }
  }, [event, look]);

  /** After a refusal: what it says about the door. */
  const noteRefusal = useCallback((error: unknown) => {
    if (error instanceof ApiError) setRefusal(doorOf(error.serverMessage));
  }, []);

  return {
    state,
    /** Whoever was already filling in the form keeps it, and reads there that the last seat is gone. */
    showForm: state === 'open' || (state === 'full' && (begun || refusal === 'full')),
    /** The last seat was taken meanwhile. */
    filledUp: refusal === 'full',
    /** It changed while the page was open. */
    changed: state !== atFirst,
    /** Somebody has begun to fill in the form. */
    noteBegun: () => setBegun(true),
    requireOpen,
    noteRefusal,
  };
}
