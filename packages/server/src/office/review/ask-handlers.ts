import { officeMessages as messages, type OfficeCalls } from '@banyan/api/office';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../http/services.ts';
import { type Asked, ask as askFor, takeQuestionBack } from '../../review/ask.ts';
import { submissionWithin } from '../../review/within.ts';
import { holdMsFrom } from '../../settings/hold.ts';
import { changed, decidedAlready, doerOf, found } from '../kernel/errors.ts';
import type { OfficeHandler } from '../kernel/handler.ts';

function refusalOf(asked: Exclude<Asked, { state: 'asked' }>): Refusal {
  if (asked.state === 'gone') return new Refusal(404, messages.nothingHere);
  if (asked.state === 'nobody') return new Refusal(409, messages.nobodyToAsk);
  if (asked.state === 'decided') return decidedAlready(asked.by);
  if (asked.state === 'changed') return changed();
  const message = messages.asked(asked.by);
  return new Refusal(409, message, { errors: [{ field: 'ref', code: 'asked', message }] });
}

export const askHandler = ({ config, database, now }: Services): OfficeHandler<OfficeCalls['ask']> => ({
  async answer({ params: { ref }, body: { text, version } }, { actor }) {
    const doer = doerOf(actor, 'queue.decide');
    const submission = found(await submissionWithin(database, doer.reach, ref));
    const holdMs = await holdMsFrom(database);
    const asked = await askFor(database, submission, { ...doer, text, version, config, holdMs }, now());
    if (asked.state !== 'asked') throw refusalOf(asked);
    return {
      question: asked.question,
      leavesAt: new Date(asked.leavesAt).toISOString(),
      isMailSetUp: Boolean(config.mail.smtpUrl),
    };
  },
});

export const undoAskHandler = ({ database, now }: Services): OfficeHandler<OfficeCalls['undoAsk']> => ({
  async answer({ params: { ref }, body: { question } }, { actor, once }) {
    const doer = doerOf(actor, 'queue.decide');
    const submission = found(await submissionWithin(database, doer.reach, ref));
    return once.write(async (writing) => {
      const state = await takeQuestionBack(writing, submission, { ...doer, question }, now());
      if (state === 'gone') throw new Refusal(404, messages.nothingHere);
      return { state };
    });
  },
});
