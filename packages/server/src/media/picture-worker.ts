import { PictureAnswer, type PictureJob, type ShrunkPicture } from './picture-job.ts';
import { RefusedFile } from './refused-file.ts';
import { runInWorker } from './run-in-worker.ts';

/** One picture at a time is all the memory there is for them; more than wait come too fast to be people. */
const opened = runInWorker<PictureJob, PictureAnswer>({
  script: new URL('./worker.ts', import.meta.url),
  answer: PictureAnswer,
  mostWaiting: 20,
});

/** Of a picture on which its process was ended. */
export const takesTooMuch = 'it takes too much to open; save it smaller, as JPEG, and try again';

/**
 * Makes a picture smaller in a process of its own, as a JPEG of its pixels only, with smaller copies.
 * @param seconds How long it may take.
 * @param who Whose it is: several wait in turn for each.
 * @throws RefusedFile for one that cannot be used, takes too long or too much memory; TooManyAtOnce while many wait
 */
export async function shrunkApart(job: PictureJob, seconds: number, who = ''): Promise<ShrunkPicture> {
  const answer = await opened(job, seconds, { who });
  if (!answer) throw new RefusedFile(takesTooMuch);
  if (!answer.picture) throw new RefusedFile(answer.refused);
  return answer.picture;
}
