import type { SubmissionKind } from '@banyan/api/office';
import { type Atom, atom } from 'jotai';
import type { client } from '../client.ts';

type Answer = Awaited<ReturnType<typeof client.pulse>>;

/** Last response of the pulse, with what the client derived from it. Times are in milliseconds. */
export interface Pulse extends Answer {
  /** Time of the request. */
  readAt: number;
  /** Time of the first request that returned the current `seen` and counts; 0 if they have not changed since the first one. */
  changedAt: number;
  /** Build of the Office that this document was loaded with. */
  ownBuild: string;
}

/** Last pulse; `undefined` until the first response. Written only by `beat`. */
export const pulseAtom = atom<Pulse | undefined>(undefined);

/** Number of consecutive pulse requests without a response. */
export const missedAtom = atom(0);

/** Reference of the record that this volunteer has open; others see "Kiran has this open". Set by the screen that shows it. */
export const viewersAtom = atom<string | undefined>(undefined);

const countOf = (kind: SubmissionKind): Atom<number> =>
  atom((get) => get(pulseAtom)?.waiting[kind].count ?? 0);

/** Number of waiting submissions by kind. Separate atoms, so that a component renders only when its own count changes. */
export const countAtoms: Readonly<Record<SubmissionKind, Atom<number>>> = {
  member: countOf('member'),
  correction: countOf('correction'),
  story: countOf('story'),
  job: countOf('job'),
  message: countOf('message'),
};

/** Number of waiting submissions of all kinds. */
export const waitingAtom = atom((get) =>
  Object.values(countAtoms).reduce((sum, count) => sum + get(count), 0),
);

/** Counts of emails that could not be sent, of gifts and refunds that do not settle, and of campaigns on hold. */
export const mailStuckAtom = atom((get) => get(pulseAtom)?.mailStuck);
export const giftsUnsettledAtom = atom((get) => get(pulseAtom)?.giftsUnsettled);
export const emailsHeldAtom = atom((get) => get(pulseAtom)?.emailsHeld);

/** Time of the last known change of list data; a screen that was loaded before is outdated. */
export const changedAtAtom = atom((get) => get(pulseAtom)?.changedAt ?? 0);

/** Other volunteers and the record each has open. */
export const othersAtom = atom((get) => get(pulseAtom)?.looking ?? []);

/** True if the server runs a newer build of the Office than this document. */
export const isRenewedAtom = atom((get) => {
  const pulse = get(pulseAtom);
  return pulse !== undefined && pulse.build !== pulse.ownBuild;
});

/** True after two requests without a response; a single one is tolerated. */
export const isCutOffAtom = atom((get) => get(missedAtom) >= 2);

/** Number of mounted components that show the offline notice themselves. Written by `useOnline`. */
export const sayersAtom = atom(0);
