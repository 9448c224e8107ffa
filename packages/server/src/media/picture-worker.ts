import { PictureAnswer, type PictureJob, type ShrunkPicture } from './picture-job.ts';
import { RefusedFile } from './refused-file.ts';
import { runInWorker } from './run-in-worker.ts';

/** The memory allows one picture at a time. More waiting pictures than this come too fast to be from people. */
const opened = runInWorker<PictureJob, PictureAnswer>({
  script: new URL('./worker.ts', import.meta.url),
  answer: PictureAnswer,
  mostWaiting: 20,
});

/** Reason for a picture whose process was ended. */
export const takesTooMuch = 'it takes too much to open; save it smaller, as JPEG, and try again';

/**
 * Shrinks a picture in a separate process, to a JPEG of only its pixels, with smaller copies.
 * @param seconds Maximum time.
 * @param who Client: the queue takes turns between clients.
 * @throws RefusedFile for a picture that cannot be used, takes too long or too much memory; QueueFullError when the queue is full
 */
export async function shrunkApart(job: PictureJob, seconds: number, who = ''): Promise<ShrunkPicture> {
  const answer = await opened(job, seconds, { who });
  if (!answer) throw new RefusedFile(takesTooMuch);
  if (!answer.picture) throw new RefusedFile(answer.refused);
  return answer.picture;
}
