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
type RegistrationStatus = (typeof doors)[number];

/** Returns the registration state that the server’s error message names. */
const registrationStatusOf = (message: string | undefined): RegistrationStatus | undefined =>
  doors.find((status) => messages[status] === message);

/**
 * Registration state of an event by the contract’s rule: as rendered, then by the clock while the page is open, and by the server’s
 * errors.
 *
 * @param renderedAt Milliseconds since 1970.
 * @param said Error message of the server after a form sent without JavaScript.
 */
export function useRegistrationState(event: EventItem, renderedAt: number, said: string | undefined) {
  const moments = [deadlineOf(event), eventEnd(event)].filter((moment) => moment !== undefined);
  const { now, look } = useNow(renderedAt, moments);
  const [refusal, setRefusal] = useState(() => registrationStatusOf(said));
  const [begun, setBegun] = useState(false);
  const byClock = registrationState(event, now);
  const [atFirst] = useState(byClock);
  const state = refusal && refusal !== 'full' ? refusal : byClock;

  /** Throws the server’s own error before sending if the clock shows that registration has closed. */
  const requireOpen = useCallback(() => {
    const current = registrationState(event, look());
    if (current === 'closed' || current === 'ended' || current === 'canceled') {
      throw new ApiError('http', { status: 410, serverMessage: messages[current] });
    }
  }, [event, look]);

  /** Updates the state from the server’s error. */
  const noteRefusal = useCallback((error: unknown) => {
    if (error instanceof ApiError) setRefusal(registrationStatusOf(error.serverMessage));
  }, []);

  return {
    state,
    /** Keeps the form if the visitor has begun to fill it in; the form then reports that the last seat is gone. */
    showForm: state === 'open' || (state === 'full' && (begun || refusal === 'full')),
    /** True if the server reported that the last seat was taken. */
    filledUp: refusal === 'full',
    /** True if the state changed while the page was open. */
    changed: state !== atFirst,
    /** Called when the visitor begins to fill in the form. */
    noteBegun: () => setBegun(true),
    requireOpen,
    noteRefusal,
  };
}
