import { placeholderEin } from '@banyan/api/contract';
import { einNotSet } from '@banyan/api/internal';
import { letters, type OfficeCalls, type Settings } from '@banyan/api/office';
import { audit } from '../../audit/audit.ts';
import type { ServerConfig } from '../../config.ts';
import { sitesOfMessages } from '../../contact/sent-from.ts';
import type { Database } from '../../database/database.ts';
import { write } from '../../database/write.ts';
import type { Services } from '../../http/services.ts';
import { withoutSecrets } from '../../mail/outbox.ts';
import { ownWords } from '../../mail/own-words.ts';
import { unbroken } from '../../mail/unbroken.ts';
import { sitesOfRequests } from '../../members/sent-from.ts';
import { dueSoon } from '../../people/retention.ts';
import { forgottenSoon, keptFor } from '../../people/retention-words.ts';
import { removeSamples as remove } from '../../samples/removal.ts';
import { digestTimeFrom } from '../../settings/digest-time.ts';
import { holdMinutesFrom } from '../../settings/hold.ts';
import { nextSettingsVersion, settingsVersion } from '../../settings/office-version.ts';
import { organisation } from '../../settings/organisation.ts';
import { hasSamples } from '../../settings/samples.ts';
import { wantsSecondYes } from '../../settings/second-yes.ts';
import { type Site, sitesOf } from '../../settings/sites.ts';
import { toldOf } from '../identity/told.ts';
import { changed, found } from '../kernel/errors.ts';
import type { OfficeHandler } from '../kernel/handler.ts';
import { sampleLetter } from './sample-emails.ts';
import { digestReaders, keepChanged } from './saving.ts';

/** Variables that decide what volunteers meet, and whether each is set. What to is nobody's business in a browser. */
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

/** Every site that is known: those that may send, those that have sent, and those whose chapter somebody has said. */
async function knownSites(database: Database, { allowedOrigins }: ServerConfig): Promise<Site[]> {
  const stored = new Map((await sitesOf(database)).map(({ origin, chapter }) => [origin, chapter]));
  const sent = [...(await sitesOfRequests(database)), ...(await sitesOfMessages(database))];
  const origins = new Set([...allowedOrigins, ...stored.keys(), ...sent]);
  return [...origins].sort().map((origin) => ({ origin, chapter: stored.get(origin) ?? null }));
}

/** What the association adds to letters. */
async function wordsNow(
  database: Database,
): Promise<Pick<Settings, 'words' | 'signature' | 'postalAddress'>> {
  const all = await ownWords(database);
  const words = letters.flatMap(({ kind }) => {
    const paragraph = all.get(kind);
    return paragraph === undefined ? [] : [[kind, paragraph] as const];
  });
  return {
    words: Object.fromEntries(words),
    signature: all.get('signature') ?? '',
    postalAddress: all.get('postal-address') ?? '',
  };
}

/** When the digest leaves, and who gets it. */
async function digestNow(database: Database): Promise<Settings['digest']> {
  const readers = await digestReaders(database);
  const { timeZone } = await organisation(database);
  return {
    ...(await digestTimeFrom(database)),
    timeZone,
    readers: readers.map((one) => ({ id: one.id, name: one.name, gets: toldOf(one).includes('digest') })),
  };
}

async function settingsNow({ config, database, now }: Services): Promise<Settings> {
  const due = await dueSoon(database, config.keep, now());
  return {
    // First: what is read after it is at least as new, so that an old version never comes with a newer content.
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

export const getSettingsHandler = (services: Services): OfficeHandler<OfficeCalls['getSettings']> => ({
  answer: () => settingsNow(services),
});

export const getSampleLetterHandler = ({
  config,
  database,
  now,
}: Services): OfficeHandler<OfficeCalls['getSampleLetter']> => ({
  async answer({ params: { letter } }) {
    const { recipient, subject, body } = found(await sampleLetter({ config, database, now: now() }, letter));
    return { to: recipient, subject, body: unbroken(withoutSecrets(body)) };
  },
});

export const saveSettingsHandler = (services: Services): OfficeHandler<OfficeCalls['saveSettings']> => ({
  async answer({ body: { version, ...given } }, { actor }) {
    const { database, now } = services;
    const { id } = actor.volunteer;
    await write(database, async (writing) => {
      if (!(await nextSettingsVersion(writing, version))) throw changed();
      const fields = await keepChanged(writing, given, now());
      const deed = { who: id, volunteer: id, action: 'settings', subject: 'settings', detail: '' } as const;
      // Whose a site is decides who sees what came from it, so lists change.
      await audit(writing, { ...deed, data: { fields } }, now());
    });
    return settingsNow(services);
  },
});

/** Whoever came as one of the samples is one of them, and is signed out. */
export const removeSamplesHandler = ({
  database,
  now,
}: Services): OfficeHandler<OfficeCalls['removeSamples']> => ({
  async answer(_, { actor: { volunteer } }) {
    await remove(database, { who: volunteer.id, volunteer: volunteer.id }, now());
    return { success: true as const };
  },
});
