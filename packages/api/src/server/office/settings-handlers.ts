import { findChapter } from '../../contract/chapters/chapters.ts';
import type {
  getSettings,
  removeSamples,
  Settings,
  saveSettings,
} from '../../contract/office/house/settings.ts';
import { officeMessages as messages } from '../../contract/office/messages.ts';
import { audit } from '../audit/audit.ts';
import type { ServerConfig } from '../config.ts';
import { sitesOfMessages } from '../contact/sent-from.ts';
import type { Database, Writing } from '../database/database.ts';
import { write } from '../database/write.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../http/services.ts';
import { sitesOfRequests } from '../members/sent-from.ts';
import { dueSoon } from '../people/retention.ts';
import { forgottenSoon, keptFor } from '../people/retention-words.ts';
import { removeSamples as remove } from '../samples/removal.ts';
import { holdMinutesFrom, keepHoldMinutes } from '../settings/hold.ts';
import { nextSettingsVersion, settingsVersion } from '../settings/office-version.ts';
import { hasSamples } from '../settings/samples.ts';
import { keepSites, type Site, sitesOf } from '../settings/sites.ts';
import { changed } from './doer.ts';
import type { OfficeHandler } from './handler.ts';

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

async function settingsNow({ config, database, now }: Services): Promise<Settings> {
  const due = await dueSoon(database, config.keep, now());
  return {
    // First: what is read after it is at least as new, so that an old version never comes with a newer content.
    version: await settingsVersion(database),
    holdMinutes: await holdMinutesFrom(database),
    sites: await knownSites(database, config),
    keeping: due.map(keptFor),
    forgetsSoon: forgottenSoon(due),
    environment: environmentOf(config),
    hasSamples: await hasSamples(database),
  };
}

export const getSettingsHandler = (services: Services): OfficeHandler<typeof getSettings> => ({
  answer: () => settingsNow(services),
});

const refused = (message: string) =>
  new Refusal(422, message, { errors: [{ field: 'sites', code: 'invalid', message }] });

const isOrigin = (given: string) => {
  const url = URL.parse(given);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === given;
};

/** The sites that are a chapter's. @throws Refusal 422 for what is no site, or no chapter */
function chaptersSites(given: readonly Site[]): Site[] {
  const origins = given.map(({ origin }) => origin);
  if (!origins.every(isOrigin) || new Set(origins).size < origins.length) throw refused(messages.siteInvalid);
  if (given.some(({ chapter }) => chapter !== null && !findChapter(chapter)))
    throw refused(messages.chapterUnknown);
  return given.filter(({ chapter }) => chapter !== null).toSorted((a, b) => a.origin.localeCompare(b.origin));
}

type Saved = Pick<Settings, 'holdMinutes' | 'sites'>;

/** Keeps what differs. @returns the names of those fields */
async function keepChanged(writing: Writing, { holdMinutes, sites }: Saved): Promise<string[]> {
  const fields: string[] = [];
  if ((await holdMinutesFrom(writing)) !== holdMinutes) {
    await keepHoldMinutes(writing, holdMinutes);
    fields.push('holdMinutes');
  }
  if (JSON.stringify(await sitesOf(writing)) !== JSON.stringify(sites)) {
    await keepSites(writing, sites);
    fields.push('sites');
  }
  return fields;
}

export const saveSettingsHandler = (services: Services): OfficeHandler<typeof saveSettings> => ({
  async answer({ body: { version, ...given } }, { actor }) {
    const { database, now } = services;
    const saved = { ...given, sites: chaptersSites(given.sites) };
    const { id } = actor.volunteer;
    await write(database, async (writing) => {
      if (!(await nextSettingsVersion(writing, version))) throw changed();
      const fields = await keepChanged(writing, saved);
      const deed = { who: id, volunteer: id, action: 'settings', subject: 'settings', detail: '' };
      // Whose a site is decides who sees what came from it, so lists change.
      await audit(writing, { ...deed, data: { fields } }, now());
    });
    return settingsNow(services);
  },
});

/** Whoever came as one of the samples is one of them, and is signed out. */
export const removeSamplesHandler = ({ database, now }: Services): OfficeHandler<typeof removeSamples> => ({
  async answer(_, { actor: { volunteer } }) {
    await remove(database, { who: volunteer.id, volunteer: volunteer.id }, now());
    return { success: true as const };
  },
});
