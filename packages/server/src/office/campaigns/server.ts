import { readMinutesOf, textOfStory } from '@banyan/api/contract';
import type { Audience, MailingFields } from '@banyan/api/office';
import { htmlOfMarkdown } from '../../html/markdown.ts';
import type { Services } from '../../http/services.ts';
import { countOf } from '../../letters/audience.ts';
import { checkMailing } from '../../letters/checking.ts';
import { addMailing, copyMailing, removeMailing, saveMailing } from '../../letters/editing.ts';
import { audienceOf } from '../../letters/mailings/rows.ts';
import { mailingsPage, type Tester, testOf, wholeMailing } from '../../letters/reading.ts';
import {
  giveYes,
  noteTest,
  pauseMailing,
  resendFailed,
  type Sender,
  sendMailing,
  stopMailing,
} from '../../letters/sending.ts';
import { previewOf, type Reader, tryMail, tryMailing } from '../../letters/testing.ts';
import { belongsTo, draftLookedAt, type LetterWriter, theirMailing } from '../../letters/writer.ts';
import { checkSender } from '../../mail/sender-check.ts';
import { reachOf } from '../../permissions/reach.ts';
import type { Actor } from '../identity/actor.ts';
import { isFresh } from '../identity/sessions.ts';
import { namesOf, volunteerById } from '../identity/volunteers.ts';
import { notFresh } from '../kernel/admission.ts';
import type { OfficeHandlers } from '../kernel/handler.ts';
import type { Once } from '../kernel/idempotency.ts';
import { sendingDuty } from './campaign-sender.ts';

type Names =
  | 'getMailings'
  | 'countAudience'
  | 'previewMailing'
  | 'getMailing'
  | 'addMailing'
  | 'saveMailing'
  | 'copyMailing'
  | 'removeMailing'
  | 'testMailing'
  | 'checkMailing'
  | 'checkMail'
  | 'sendMeOne';
type SendingNames =
  | 'sendMailing'
  | 'giveYes'
  | 'stopMailing'
  | 'pauseMailing'
  | 'resumeMailing'
  | 'resendFailed';

const drafting = (actor: Actor): LetterWriter => ({
  volunteer: actor.volunteer.id,
  reach: () => reachOf(actor, 'letter.draft'),
});

const sending = (actor: Actor, now: number): Sender => ({
  volunteer: actor.volunteer.id,
  reach: (audience) => reachOf(actor, sendingDuty(audience)),
  requireFresh() {
    if (!isFresh(actor.session, now)) throw notFresh();
  },
});

const readerOf = ({ volunteer: { id, name, email } }: Actor): Reader => ({ id, name, email });

/** Why somebody would get it, as a letter to look at says it. */
const because = ({ kind }: Audience) =>
  kind === 'event'
    ? 'You get this because you registered for the event.'
    : 'You get this because you said yes to our letters.';

const wordsOf = ({ subject, markdown, fromName }: MailingFields) => ({
  ...{ subject, markdown, from_name: fromName },
});

/** Writing letters to many. */
export function letterHandlers(services: Services): Pick<OfficeHandlers, Names> {
  const { database, config, secret, now, lookUpTexts } = services;
  const named = (ids: readonly string[]) => namesOf(database, ids);
  const tester = (actor: Actor): Tester => ({
    reader: actor.volunteer.id,
    addressOf: async (id) => (await volunteerById(database, id))?.email ?? '',
  });
  return {
    getMailings: {
      answer: ({ query }, { actor }) => mailingsPage(database, reachOf(actor, 'letter.draft'), query, named),
    },
    getMailing: {
      async answer({ params: { id } }, { actor }) {
        const row = await theirMailing(database, drafting(actor), id);
        return { mailing: await wholeMailing(services, row, named, tester(actor)) };
      },
    },
    addMailing: {
      answer: ({ body }, { actor, once }) =>
        once.write((writing) => addMailing(writing, body, drafting(actor), now())),
    },
    saveMailing: {
      answer: ({ params: { id }, body: { version, ...fields } }, { actor }) =>
        saveMailing(database, { id, version }, fields, drafting(actor), now()),
    },
    copyMailing: {
      answer: ({ params: { id } }, { actor, once }) =>
        once.write((writing) => copyMailing(writing, id, drafting(actor), now())),
    },
    removeMailing: {
      async answer({ params: { id }, body: { version } }, { actor }) {
        await removeMailing(database, { id, version }, drafting(actor), now());
        return { success: true };
      },
    },
    countAudience: {
      async answer({ body: { audience } }, { actor }) {
        await belongsTo(database, drafting(actor), audience);
        return countOf({ database, secret, now: now() }, audience);
      },
    },
    previewMailing: {
      async answer({ body }, { actor }) {
        const letter = await previewOf(services, wordsOf(body), because(body.audience), readerOf(actor));
        const minutes = readMinutesOf(textOfStory(htmlOfMarkdown(body.markdown)));
        return { html: letter.html, text: letter.body, minutes };
      },
    },
    testMailing: {
      async answer({ params: { id }, body: { version } }, { actor }) {
        const writer = drafting(actor);
        const row = await draftLookedAt(database, writer, { id, version });
        const tried = await tryMailing(services, row, because(audienceOf(row)), readerOf(actor));
        if (tried.state === 'sent') await noteTest(database, row, writer, now());
        return tried;
      },
    },
    checkMailing: {
      async answer({ params: { id } }, { actor }) {
        const row = await theirMailing(database, drafting(actor), id);
        const found = await checkMailing(services, row, lookUpTexts);
        return { test: await testOf(row, tester(actor)), ...found };
      },
    },
    checkMail: { answer: () => checkSender(config, lookUpTexts, now()) },
    sendMeOne: { answer: (_, { actor }) => tryMail(services, readerOf(actor)) },
  };
}

/** Sending them. */
export function letterSendingHandlers(services: Services): Pick<OfficeHandlers, SendingNames> {
  const { now } = services;
  const pause = (id: string, to: 'paused' | 'sending', { actor, once }: { actor: Actor; once: Once }) =>
    once.write(async (writing) => {
      await pauseMailing(writing, id, to, sending(actor, now()), now());
      return { success: true as const };
    });
  return {
    sendMailing: {
      answer: ({ params: { id }, body: { version, count } }, { actor }) =>
        sendMailing(services, { id, version }, count, sending(actor, now())),
    },
    giveYes: {
      answer: ({ params: { id }, body: { version } }, { actor }) =>
        giveYes(services, { id, version }, sending(actor, now())),
    },
    stopMailing: {
      answer: ({ params: { id } }, { actor, once }) =>
        once.write((writing) => stopMailing(writing, id, sending(actor, now()), now())),
    },
    pauseMailing: { answer: ({ params: { id } }, who) => pause(id, 'paused', who) },
    resumeMailing: { answer: ({ params: { id } }, who) => pause(id, 'sending', who) },
    resendFailed: {
      answer: ({ params: { id } }, { actor, once }) =>
        once.write(async (writing) => ({
          again: await resendFailed(writing, id, sending(actor, now()), now()),
        })),
    },
  };
}
