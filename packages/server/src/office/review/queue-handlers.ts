import { type ChapterId, findChapter, unknownChapter } from '@banyan/api/contract';
import type { OfficeCalls } from '@banyan/api/office';

import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../http/services.ts';
import { reachOf } from '../../permissions/reach.ts';
import { lookAtContact } from '../../review/contact.ts';
import { queuePage } from '../../review/queue.ts';
import { wholeSubmission } from '../../review/whole.ts';
import { submissionWithin } from '../../review/within.ts';
import { portraitBytes } from '../../stories/portrait.ts';
import { doerOf, found } from '../kernel/errors.ts';
import type { OfficeHandler } from '../kernel/handler.ts';

/** @throws Refusal 400 for a chapter that there is not */
export function chapterIn(id: string): ChapterId {
  const chapter = findChapter(id);
  if (!chapter) throw new Refusal(400, unknownChapter(id));
  return chapter.id;
}

export const getQueueHandler = ({ database }: Services): OfficeHandler<OfficeCalls['getQueue']> => ({
  answer: ({ query: { chapter, ...asked } }, { actor }) =>
    queuePage(database, reachOf(actor, 'queue.see'), {
      ...asked,
      chapter: chapter ? chapterIn(chapter) : undefined,
    }),
});

export const getSubmissionHandler = ({
  basePath,
  config,
  database,
  now,
}: Services): OfficeHandler<OfficeCalls['getSubmission']> => {
  const photoAt = (ref: string) => `${basePath}/office/queue/${encodeURIComponent(ref)}/photo`;
  return {
    answer: async ({ params: { ref } }, { actor }) =>
      found(await wholeSubmission(database, reachOf(actor, 'queue.see'), ref, { config, photoAt }, now())),
  };
};

export const getPhotoHandler = ({ database, media }: Services): OfficeHandler<OfficeCalls['getPhoto']> => ({
  async answer({ params: { ref } }, { actor }) {
    const submission = await submissionWithin(database, reachOf(actor, 'queue.see'), ref);
    const photo = submission?.kind === 'story' ? submission.row.photo : '';
    return found(await portraitBytes(photo, media));
  },
});

export const showContactHandler = ({
  database,
  now,
}: Services): OfficeHandler<OfficeCalls['showContact']> => ({
  async answer({ params: { ref } }, { actor }) {
    const looker = { ...doerOf(actor, 'member.contact'), queue: reachOf(actor, 'queue.see') };
    return found(await lookAtContact(database, ref, looker, now()));
  },
});
