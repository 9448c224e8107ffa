import { setTimeout as pause } from 'node:timers/promises';
import { type askForMyPage, myMessages as messages } from '@banyan/api/contract';
import { emailKey } from '@banyan/api/internal';
import { captchaUsed } from '../captcha/captcha.ts';
import { spend } from '../database/spent-tokens.ts';
import { transaction } from '../database/transaction.ts';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../http/services.ts';
import { giveCookie, readCookie } from '../identity/cookies.ts';
import { linkEmail } from '../identity/member-emails.ts';
import { newMemberLink } from '../identity/member-links.ts';
import { newSecret } from '../identity/secrets.ts';
import { queueEmail } from '../mail/outbox.ts';
import { personIn, rowsOf } from '../people/rows.ts';
import { countForAddress, countForNetwork, wantsProof } from './email-limit.ts';
import { knownBrowserOf } from './known-browser.ts';
import { requireOurs } from './signed-in.ts';

/** Minimum time of the response in milliseconds. It is longer than the work, so that timing reveals nothing. */
const neutralMs = 300;

/** Queues the email with the link to a person's own page. Response and timing do not tell if the address is known. */
export const askHandler = (services: Services): Handler<typeof askForMyPage> => ({
  async answer({ body: { email } }, context) {
    requireOurs(context);
    const { config, database, now } = services;
    const { captcha, visitor } = context;
    const key = emailKey(email);
    const asking = { visitor, key, browser: knownBrowserOf(services, visitor, key) };
    await countForNetwork(asking, now());
    const proof = await captcha.check(await wantsProof(asking));
    await countForAddress(asking, now());
    // Keeps the browser's earlier binding, so that either of two requested emails works in it.
    const binding = readCookie(visitor, 'myAsked', config.publicOrigin) ?? newSecret();
    giveCookie(visitor, 'myAsked', binding, config.publicOrigin);
    const sending = transaction(database, async (trx) => {
      if (proof && !(await spend(trx, proof))) throw captchaUsed();
      const person = personIn(await rowsOf(trx, key, now()));
      const link = await newMemberLink(trx, { subject: person && key, binding }, now());
      if (person) await queueEmail(trx, linkEmail(person, link, config.publicOrigin), now());
    });
    await Promise.all([sending, pause(neutralMs)]);
    return { success: true, message: messages.asked };
  },
});
