import type { Table } from '../table.ts';
import type { Sent } from './clients.ts';

/** Something that is done to the processes, or to what they need, while clients send. */
export interface Phase {
  name: string;
  /** On the clock of `performance`. */
  from: number;
  to: number;
}

/** Does the phases of a run, one after another, says so, and notes when each was. */
export class Phases {
  readonly done: Phase[] = [];

  /** @param work Until the phase is over */
  async during(name: string, work: () => Promise<void>): Promise<void> {
    console.log(`▸ ${name}`);
    const from = performance.now();
    await work();
    this.done.push({ name, from, to: performance.now() });
  }
}

/** The longest time in which nobody at all was answered, in milliseconds. */
function longestSilence({ from, to }: Phase, sent: readonly Sent[]): number {
  const answers = sent
    .map(({ ended }) => ended)
    .filter((ended) => ended > from && ended < to)
    .sort((one, other) => one - other);
  const moments = [from, ...answers, to];
  return Math.max(...moments.slice(1).map((moment, index) => moment - (moments[index] ?? from)));
}

const waited = ({ began, ended }: Sent) => ended - began;
const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0);

/** What clients met with in each phase. */
export const phaseTable = (phases: readonly Phase[], sent: readonly Sent[]): Table => ({
  title: 'What clients met with',
  columns: [
    'meanwhile',
    'answered',
    'no connection',
    '503',
    'longest wait, ms',
    'of a',
    'nobody answered, ms',
    'seconds',
  ],
  rows: phases.map((phase) => {
    const those = sent.filter(({ ended }) => ended >= phase.from && ended < phase.to);
    const longest = those.toSorted((one, other) => waited(other) - waited(one))[0];
    const answered = those.filter(({ outcome }) => outcome !== 'given up');
    return [
      phase.name,
      String(answered.length),
      String(sum(those.map(({ broken }) => broken))),
      String(sum(those.map(({ away }) => away))),
      longest ? waited(longest).toFixed(0) : '',
      longest?.submission.kind ?? '',
      longestSilence(phase, sent).toFixed(0),
      ((phase.to - phase.from) / 1000).toFixed(1),
    ];
  }),
  notes: [
    'A wait is of one submission, from the first try until its answer, with all that were needed in between.',
  ],
});
