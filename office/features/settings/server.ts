import { placeholderEin } from '@banyan/api/contract';
import { einNotSet } from '@banyan/api/internal';
import { messages, type Settings } from '@banyan/api/office';
import { audit } from '@banyan/server/audit/audit';
import type { ServerConfig } from '@banyan/server/config';
import { sitesOfMessages } from '@banyan/server/contact/sent-from';
import type { Database } from '@banyan/server/database/database';
import { transaction } from '@banyan/server/database/transaction';
import type { Services } from '@banyan/server/http/services';
import { toldOf } from '@banyan/server/identity/notify';
import { noWrap } from '@banyan/server/mail/no-wrap';
import { withoutSecrets } from '@banyan/server/mail/outbox';
import { ownWords } from '@banyan/server/mail/own-words';
import { sitesOfRequests } from '@banyan/server/members/sent-from';
import { dueSoon } from '@banyan/server/people/retention';
import { forgottenSoon, keptFor } from '@banyan/server/people/retention-words';
import { removeSamples } from '@banyan/server/samples/removal';
import { digestTimeFrom } from '@banyan/server/settings/digest-time';
import { wantsSecondYes } from '@banyan/server/settings/dual-approval';
import { holdMinutesFrom } from '@banyan/server/settings/hold';
import { nextSettingsVersion, settingsVersion } from '@banyan/server/settings/office-version';
import { organisation } from '@banyan/server/settings/organisation';
import { hasSamples } from '@banyan/server/settings/samples';
import { type Site, sitesOf } from '@banyan/server/settings/sites';
import { changed, found } from '../../kernel/errors.ts';
import { implement } from '../../kernel/implement.ts';
import { settingsCalls } from './calls.ts';
import { copiesNow, makeCopy } from './making-copies.ts';
import { sampleEmail } from './sample-emails.ts';
import { digestReaders, keepChanged } from './saving.ts';

/** Environment variables that affect volunteers, each with whether it is set. Their values never reach a browser. */
const environmentOf = (config: ServerConfig) =>
  Object.entries({
    SMTP_URL: config.mail.smtpUrl,
    PAYPAL_CLIENT_ID: config.paypal,
    HCAPTCHA_SITE_KEY: config.hcaptcha,
    ALLOWED_ORIGINS: config.allowedOrigins[0],
    DATABASE_URL: config.database,
    MEDIA_URL: config.bucket,
    SECURITY_CONTACT: config.securityContact,
  }).map(([name, value]) => ({ name, isSet: value !== undefined }));

/** Known sites: those that may send, those that have sent, and those with a chapter. */
async function knownSites(database: Database, { allowedOrigins }: ServerConfig): Promise<Site[]> {
  const stored = new Map((await sitesOf(database)).map(({ origin, chapter }) => [origin, chapter]));
  const sent = [...(await sitesOfRequests(database)), ...(await sitesOfMessages(database))];
  const origins = new Set([...allowedOrigins, ...stored.keys(), ...sent]);
  return [...origins].sort().map((origin) => ({ origin, chapter: stored.get(origin) ?? null }));
}

/** Texts that the association adds to emails. */
async function wordsNow(
  database: Database,
): Promise<Pick<Settings, 'words' | 'signature' | 'postalAddress'>> {
  const all = await ownWords(database);
  const words = messages.flatMap(({ kind }) => {
    const paragraph = all.get(kind);
    return paragraph === undefined ? [] : [[kind, paragraph] as const];
  });
  return {
    words: Object.fromEntries(words),
    signature: all.get('signature') ?? '',
    postalAddress: all.get('postal-address') ?? '',
  };
}

/** Schedule and readers of the digest. */
async function digestNow(database: Database): Promise<Settings['digest']> {
  const readers = await digestReaders(database);
  const { timeZone } = await organisation(database);
  return {
    ...(await digestTimeFrom(database)),
    timeZone,
    readers: readers.map((one) => ({ id: one.id, name: one.name, gets: toldOf(one).includes('digest') })),
  };
}

async function settingsNow({ config, database }: Services, at: number): Promise<Settings> {
  const due = await dueSoon(database, config.keep, at);
  return {
    // Read first: the settings read after it are at least as new, so an old version never comes with newer content.
    version: await settingsVersion(database),
    holdMinutes: await holdMinutesFrom(database),
    sites: await knownSites(database, config),
    ...(await wordsNow(database)),
    digest: await digestNow(database),
    secondYes: await wantsSecondYes(database),
    keeping: due.map(keptFor),
    forgetsSoon: forgottenSoon(due),
    environment: environmentOf(config),
    warnings: (await organisation(database)).ein === placeholderEin ? [einNotSet] : [],
    hasSamples: await hasSamples(database),
  };
}

export const settingsServer = implement(settingsCalls, {
  getSettings: {
    summary: 'Settings of the association.',
    handle: (_, { services, at }) => settingsNow(services, at),
  },
  saveSettings: {
    summary: 'Changes the settings of the association.',
    audit: ['settings'],
    async handle({ body: { version, ...given } }, { services, volunteer, at }) {
      await transaction(services.database, async (trx) => {
        if (!(await nextSettingsVersion(trx, version))) throw changed();
        const fields = await keepChanged(trx, given, at);
        const auditAction = {
          who: volunteer,
          volunteer,
          action: 'settings',
          subject: 'settings',
          detail: '',
        } as const;
        // The chapter of a site decides who sees its submissions, so lists have to reload.
        await audit(trx, { ...auditAction, data: { fields } }, at);
      });
      return settingsNow(services, at);
    },
  },
  getSampleEmail: {
    summary: 'An email with made-up details.',
    async handle({ params: { letter } }, { services: { config, database }, at }) {
      const { recipient, subject, body } = found(await sampleEmail({ config, database, now: at }, letter));
      return { to: recipient, subject, body: noWrap(withoutSecrets(body)) };
    },
  },
  removeSamples: {
    summary: 'Removes the sample data.',
    audit: ['samples remove'],
    // A volunteer who is sample data is also removed and signed out.
    async handle(_, { services, volunteer, at }) {
      await removeSamples(services.database, { who: volunteer, volunteer }, at);
      return { success: true };
    },
  },
  getCopies: {
    summary: "Backups on the server's disk.",
    handle: (_, { services }) => copiesNow(services),
  },
  makeCopy: {
    summary: 'Makes a backup.',
    audit: ['copy make'],
    handle: ({ body: { withMedia } }, { services, volunteer }) => makeCopy(services, withMedia, volunteer),
  },
});
