import { serverNow } from '@banyan/api/client';
import type { AnyRouter } from '@tanstack/react-router';
import { endAccess, isAccessEnded } from '../kit/access.ts';
import { passkeyWanted } from '../kit/withStepUp.ts';
import { store } from './atoms/asked.ts';
import { missedAtom, type Pulse, pulseAtom, viewersAtom } from './atoms/pulse.ts';
import { client } from './client.ts';

/** Interval between requests while the page is visible, in milliseconds. */
const everyMs = 20_000;

let next: ReturnType<typeof setTimeout> | undefined;
let asking: Promise<void> | undefined;
let isWantedAgain = false;

/** State that lists depend on: changes by volunteers, and changes without one, such as new submissions and failed or sent emails. */
const stateOf = ({
  seen,
  waiting,
  mailStuck,
  giftsUnsettled,
  emailsHeld,
}: Pick<Pulse, 'seen' | 'waiting' | 'mailStuck' | 'giftsUnsettled' | 'emailsHeld'>) =>
  JSON.stringify([seen, waiting, mailStuck, giftsUnsettled, emailsHeld]);

async function ask(): Promise<void> {
  const readAt = serverNow();
  const looking = store.get(viewersAtom);
  try {
    const answer = await client.pulse({ query: { looking }, timeoutMs: everyMs / 2 });
    store.set(pulseAtom, (before) => ({
      ...answer,
      readAt,
      changedAt: !before || stateOf(before) === stateOf(answer) ? (before?.changedAt ?? 0) : readAt,
      ownBuild: before?.ownBuild ?? answer.build,
    }));
    store.set(missedAtom, 0);
  } catch (error) {
    if (isAccessEnded(error)) {
      endAccess();
      return;
    }
    // A signed-out volunteer is asked for the passkey at their next action, not by a timer.
    if (!passkeyWanted(error)) store.set(missedAtom, (missed) => missed + 1);
  }
}

function schedule(): void {
  clearTimeout(next);
  next = document.visibilityState === 'visible' ? setTimeout(beat, everyMs) : undefined;
}

/** Asks the server for changes now, or again after the current request. */
function beat(): void {
  if (asking) {
    isWantedAgain = true;
    return;
  }
  isWantedAgain = false;
  asking = ask().finally(() => {
    asking = undefined;
    if (isWantedAgain) beat();
    else schedule();
  });
}

/**
 * Starts the pulse. It runs every 20 seconds while the page is visible, on focus, when a screen loads or reloads, and when another
 * record is opened.
 * @returns a function that stops it
 */
export function startPulse(router: AnyRouter): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') beat();
    else clearTimeout(next);
  };
  const stops = [
    router.subscribe('onBeforeLoad', beat),
    store.sub(viewersAtom, beat),
    () => window.removeEventListener('focus', beat),
    () => document.removeEventListener('visibilitychange', onVisible),
    () => clearTimeout(next),
  ];
  window.addEventListener('focus', beat);
  document.addEventListener('visibilitychange', onVisible);
  beat();
  return () => {
    for (const stop of stops) stop();
  };
}
