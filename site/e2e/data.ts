/*
 * Volunteer actions in the Office, for tests of other parts. They change the data of a running product from a separate process.
 * `node site/e2e/data.ts approve M-7K2Q-9XPD` prints the result as JSON; `product.ts` starts it.
 */
import { findChapter } from '@banyan/api/contract';
import { openAsVolunteer } from '@banyan/server/volunteer';

type Volunteer = Awaited<ReturnType<typeof openAsVolunteer>>;
type Texts = readonly string[];

const auditActions = new Map<string, (volunteer: Volunteer, texts: Texts) => Promise<unknown>>([
  ['approve', ({ review }, refs) => review.approve(...refs)],
  ['decline', ({ review }, [who = '', reason = '', ...refs]) => review.tryReject(refs, reason, { who })],
  ['undo', ({ review }, [ref = '']) => review.undo(ref)],
  ['ask', ({ review }, [ref = '', question = '']) => review.ask(ref, question)],
  ['queue', (volunteer) => volunteer.queue()],
  ['answers-about', (volunteer, [ref = '']) => volunteer.answersAbout(ref)],
  ['links', ({ review }, [ref = '']) => review.links(ref)],
  ['add-reason', (volunteer, [title = '', reason = '']) => volunteer.addReason(title, reason)],
  [
    'add-event',
    ({ events }, [title = '', date = '', zone = '', location = '', chapter = '', description = '']) =>
      events.add({ title, date, zone, location, description, chapter: findChapter(chapter)?.id ?? null }),
  ],
  ['cancel-event', ({ events }, [id = '', reason = '']) => events.cancel(id, reason)],
  ['free-seat', ({ events }, [id = '', registration = '']) => events.freeSeat(id, registration)],
  ['publish-news', (volunteer, [title = '', markdown = '']) => volunteer.publishNews(title, markdown)],
  ['remove-news', (volunteer, [id = '']) => volunteer.removeNews(id)],
]);

const [name = '', ...texts] = process.argv.slice(2);
const auditAction = auditActions.get(name);
if (!auditAction) throw new Error(`No volunteer does "${name}".`);
const volunteer = await openAsVolunteer(process.env);
try {
  process.stdout.write(JSON.stringify((await auditAction(volunteer, texts)) ?? null));
} finally {
  await volunteer.close();
}
