import type { InitialData } from '@banyan/app/reading';
import { JoinBand } from './JoinBand.tsx';
import { ReadingBelow } from './ReadingBelow.tsx';
import type { HomeReading } from './readHomeReading.ts';

export { readHomeReading } from './readHomeReading.ts';

/** The front page below its event: what there is to read, where to join. Only the server and a visit from another page have this code. */
export function HomeBelow({ start }: { start: InitialData<HomeReading> }) {
  return (
    <>
      <ReadingBelow start={start} />
      <JoinBand />
    </>
  );
}
