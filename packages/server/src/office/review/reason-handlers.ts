import { officeMessages as messages, type OfficeCalls, reasonKinds } from '@banyan/api/office';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../http/services.ts';
import { addReason, removeReason as remove, savedReasons } from '../../review/reasons.ts';
import { doerOf } from '../kernel/errors.ts';
import type { OfficeHandler } from '../kernel/handler.ts';

/* Saved reasons hold nothing personal and belong to everybody who sees the queue, whatever their chapter. */

export const getReasonsHandler = ({ database }: Services): OfficeHandler<OfficeCalls['getReasons']> => ({
  answer: async () => ({
    reasons: (await savedReasons(database)).map(({ title, kind, reason }) => ({
      title,
      kind: reasonKinds.find((one) => one === kind) ?? null,
      reason,
    })),
  }),
});

export const saveReasonHandler = ({ now }: Services): OfficeHandler<OfficeCalls['saveReason']> => ({
  answer: ({ body: { title, kind, reason } }, { actor, once }) =>
    once.write(async (writing) => {
      const saved = { title, kind: kind ?? ('' as const), reason };
      if (!(await addReason(writing, saved, doerOf(actor, 'settings.edit'), now())))
        throw new Refusal(409, messages.reasonTwice);
      return { success: true };
    }),
});

export const removeReasonHandler = ({ now }: Services): OfficeHandler<OfficeCalls['removeReason']> => ({
  answer: ({ body: { title } }, { actor, once }) =>
    once.write(async (writing) => {
      if (!(await remove(writing, title, doerOf(actor, 'settings.edit'), now())))
        throw new Refusal(404, messages.nothingHere);
      return { success: true };
    }),
});
