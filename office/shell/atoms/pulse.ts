import type { SubmissionKind } from '@banyan/api/office';
import { type Atom, atom } from 'jotai';
import type { client } from '../client.ts';

type Answer = Awaited<ReturnType<typeof client.pulse>>;

/** What the server said last, and what the Office made of it. Moments are milliseconds. */
export interface Pulse extends Answer {
  /** When it was asked. */
  readAt: number;
  /** When the pulse was asked that first said this of `seen` and the numbers; 0 while they are what they were at first. */
  changedAt: number;
  /** The build of the Office that this document is of. */
  ownBuild: string;
}

/** `undefined` until the first answer. Written by `beat` alone. */
export const pulseAtom = atom<Pulse | undefined>(undefined);

/** How many asks in a row had no answer. */
export const missedAtom = atom(0);

/** Reference of what this volunteer has open: others read "Kiran has this open". Set by the screen that shows it. */
export const viewersAtom = atom<string | undefined>(undefined);

const countOf = (kind: SubmissionKind): Atom<number> =>
  atom((get) => get(pulseAtom)?.waiting[kind].count ?? 0);

/** How many wait of each kind: whoever shows one is rendered when that one changes. */
export const countAtoms: Readonly<Record<SubmissionKind, Atom<number>>> = {
  member: countOf('member'),
  correction: countOf('correction'),
  story: countOf('story'),
  job: countOf('job'),
  message: countOf('message'),
};

/** How many wait of all kinds. */
export const waitingAtom = atom((get) =>
  Object.values(countAtoms).reduce((sum, count) => sum + get(count), 0),
);

/** Letters that could not be sent; gifts and refunds that do not settle; letters to many that are held. */
export const mailStuckAtom = atom((get) => get(pulseAtom)?.mailStuck);
export const giftsUnsettledAtom = atom((get) => get(pulseAtom)?.giftsUnsettled);
export const emailsHeldAtom = atom((get) => get(pulseAtom)?.emailsHeld);

/** When what a list shows changed last, as far as is known; a screen that was read before that is old. */
export const changedAtAtom = atom((get) => get(pulseAtom)?.changedAt ?? 0);

/** Others, and what each has open. */
export const othersAtom = atom((get) => get(pulseAtom)?.looking ?? []);

/** Whether the server has a newer Office than this document. */
export const isRenewedAtom = atom((get) => {
  const pulse = get(pulseAtom);
  return pulse !== undefined && pulse.build !== pulse.ownBuild;
});

/** Two asks had no answer: once is a hiccup. */
export const isCutOffAtom = atom((get) => get(missedAtom) >= 2);

/** How many parts of the screen say themselves that the server is away, with what that means there. Written by `useOnline`. */
export const sayersAtom = atom(0);
