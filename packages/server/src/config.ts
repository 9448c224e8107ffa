import { isIP } from 'node:net';
import { isEmail } from '@banyan/api/contract';
import * as v from 'valibot';
import { hasKnownSslMode, isPostgresAddress, sslModes } from './database/engines/postgres/address.ts';
import { isOfficeOn, officeContradictions, officeVariables } from './identity/settings.ts';
import { mailVariables } from './mail/settings.ts';
import { bucketAddress } from './media/store/bucket-address.ts';
import { keepVariables, keptOf } from './people/keep.ts';
import { telemetryEnvironment, telemetrySettings } from './telemetry/settings.ts';

/** Error for an unusable configuration. Its message is one sentence per wrong variable, each naming the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** hCaptcha's published test secret: it accepts everybody, so it must never guard a real site. */
const hcaptchaTestSecret = '0x0000000000000000000000000000000000000000';

/** Address of emails to the volunteers while no email is sent anyway. */
const defaultVolunteers = 'volunteers@example.org';

/** Minimum length of a secret in characters. */
const leastSecret = 32;

const empty = (text: string) => text === '';
const text = (fallback: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.transform((given) => given || fallback),
  );

function isOrigin(given: string): boolean {
  const url = URL.parse(given);
  return !!url && /^https?:$/.test(url.protocol) && url.origin === given.replace(/\/$/, '');
}

function isWebAddress(given: string): boolean {
  return /^https?:$/.test(URL.parse(given)?.protocol ?? '');
}

function isApiBase(given: string): boolean {
  return /^\/[\w\-/]*$/.test(given) ? !given.startsWith('//') : isWebAddress(given);
}

function isAddressOrNetwork(given: string): boolean {
  const [address = '', bits, ...more] = given.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

const list = (each: (part: string) => boolean, wanted: string) =>
  v.pipe(
    text(''),
    v.transform((given) => given.split(/[\s,]+/).filter(Boolean)),
    v.everyItem(each, `must be a list, separated by commas, of ${wanted}`),
  );

const wholeNumber = (fallback: number, least: number, most: number) =>
  v.pipe(
    text(String(fallback)),
    v.regex(/^\d+$/, `must be a whole number between ${least} and ${most}`),
    v.transform(Number),
    v.minValue(least, `must be a whole number between ${least} and ${most}`),
    v.maxValue(most, `must be a whole number between ${least} and ${most}`),
  );

const webAddressOr = (fallback: string) =>
  v.pipe(
    text(fallback),
    v.check(
      (given) => empty(given) || isWebAddress(given),
      'must be an address that starts with https:// or http://',
    ),
  );

const Environment = v.object({
  NODE_ENV: v.pipe(
    text('development'),
    v.picklist(['development', 'production', 'test'], 'must be development, production or test'),
  ),
  PORT: wholeNumber(3000, 0, 65_535),
  HOST: text('127.0.0.1'),
  DATA_DIR: text('.data'),
  MEDIA_URL: v.pipe(
    text(''),
    v.check(
      (given) => empty(given) || bucketAddress(given) !== undefined,
      'must be the address of a bucket, such as s3://bucket/prefix?endpoint=https://s3.example.org&region=us-east-1',
    ),
  ),
  AWS_ACCESS_KEY_ID: text(''),
  AWS_SECRET_ACCESS_KEY: text(''),
  DATABASE_URL: v.pipe(
    text(''),
    v.check(
      (given) => empty(given) || isPostgresAddress(given),
      'must be an address such as postgres://user:password@host/database',
    ),
    v.check(
      (given) => empty(given) || hasKnownSslMode(given),
      `must be without sslmode or with one of ${sslModes.join(', ')}, and with sslrootcert for verify-ca`,
    ),
  ),
  DATABASE_POOL: wholeNumber(10, 1, 1_000),
  DATABASE_TIMEOUT: wholeNumber(30, 1, 3_600),
  INSTALLATION_SECRET: v.pipe(
    text(''),
    v.check(
      (given) => empty(given) || given.length >= leastSecret,
      `must be at least ${leastSecret} characters that nobody can guess`,
    ),
  ),
  PUBLIC_ORIGIN: v.pipe(
    text(''),
    v.check(
      (given) => empty(given) || isOrigin(given),
      'must be an origin, such as https://alumni.example.org',
    ),
  ),
  SAMPLES: v.pipe(text('drawings'), v.picklist(['drawings', 'photos'], 'must be drawings or photos')),
  API_BASE: v.pipe(
    text('/api'),
    v.check(isApiBase, 'must be a path that starts with / or an address that starts with https://'),
  ),
  HCAPTCHA_SITE_KEY: text(''),
  HCAPTCHA_SECRET: text(''),
  HCAPTCHA_VERIFY_URL: webAddressOr('https://api.hcaptcha.com/siteverify'),
  PAYPAL_CLIENT_ID: text(''),
  PAYPAL_CLIENT_SECRET: text(''),
  PAYPAL_WEBHOOK_ID: text(''),
  PAYPAL_API: webAddressOr('https://api-m.paypal.com'),
  SMTP_URL: v.pipe(
    text(''),
    v.check(
      (given) => empty(given) || /^smtps?:$/.test(URL.parse(given)?.protocol ?? ''),
      'must be an address that starts with smtp:// or smtps://',
    ),
  ),
  MAIL_FROM: text(''),
  MAIL_TO: text(''),
  TRUSTED_PROXIES: list(isAddressOrNetwork, 'IP addresses or networks, such as 10.0.0.0/8'),
  ALLOWED_ORIGINS: list(isOrigin, 'origins, such as https://alumni.example.org'),
  SECURITY_CONTACT: v.pipe(
    text(''),
    v.check(
      (given) => empty(given) || isEmail(given) || /^https:\/\//.test(given),
      'must be an email address or an address that starts with https://',
    ),
  ),
  RATE_LIMIT_WRITES: wholeNumber(60, 0, 1_000_000),
  ...keepVariables,
  ...officeVariables,
  ...mailVariables,
  RATE_LIMIT_READS: wholeNumber(100, 0, 1_000_000),
  ...telemetryEnvironment,
});
type Environment = v.InferOutput<typeof Environment>;

/** Names of all settings, which `docs/configuration.md` lists. */
export const variables = Object.keys(Environment.entries);

/** Returns the errors of variables that are only valid together, or not with these values. */
function contradictions(given: Environment): string[] {
  const sentences: string[] = [];
  const pair = (one: keyof Environment, other: keyof Environment) => {
    if (given[one] && !given[other]) sentences.push(`${other} must be set, because ${one} is.`);
    if (given[other] && !given[one]) sentences.push(`${one} must be set, because ${other} is.`);
  };
  pair('HCAPTCHA_SITE_KEY', 'HCAPTCHA_SECRET');
  pair('PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET');
  const needs = (one: keyof Environment, others: readonly (keyof Environment)[]) => {
    for (const other of others)
      if (given[one] && !given[other]) sentences.push(`${other} must be set, because ${one} is.`);
  };
  needs('SMTP_URL', ['MAIL_FROM', 'MAIL_TO']);
  needs('MEDIA_URL', ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']);
  if (given.NODE_ENV === 'production' && given.HCAPTCHA_SECRET === hcaptchaTestSecret) {
    sentences.push(
      'HCAPTCHA_SECRET is hCaptcha’s test secret, which accepts everybody; use a real one in production.',
    );
  }
  return [...sentences, ...officeContradictions(given)];
}

function bucketOf(given: Environment) {
  const address = bucketAddress(given.MEDIA_URL);
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = given;
  return address && { ...address, accessKeyId, secretAccessKey };
}

/**
 * Returns the hosts of pages whose captchas are accepted. Empty for a site without an origin, and for test keys, which name no
 * host.
 */
function captchaHosts({ PUBLIC_ORIGIN, ALLOWED_ORIGINS, HCAPTCHA_SECRET }: Environment): string[] {
  if (!PUBLIC_ORIGIN || HCAPTCHA_SECRET === hcaptchaTestSecret) return [];
  return [PUBLIC_ORIGIN, ...ALLOWED_ORIGINS].map((origin) => new URL(origin).hostname);
}

function settled(given: Environment) {
  return {
    production: given.NODE_ENV === 'production',
    port: given.PORT,
    host: given.HOST,
    /** Directory of the media, and without `DATABASE_URL` of the database, the secret and backups. */
    dataDir: given.DATA_DIR,
    /** Bucket for photos and films; without one, they are in `dataDir`. */
    bucket: bucketOf(given),
    /** PostgreSQL connection; without it, SQLite is used. */
    database: given.DATABASE_URL
      ? {
          url: given.DATABASE_URL,
          /** Maximum number of connections of this process. */
          poolSize: given.DATABASE_POOL,
          /** Maximum time of one statement on the server, in milliseconds. */
          timeoutMs: given.DATABASE_TIMEOUT * 1_000,
        }
      : undefined,
    /** Secret key of this installation, if it is not stored next to the data. */
    secret: given.INSTALLATION_SECRET || undefined,
    publicOrigin: (given.PUBLIC_ORIGIN || `http://localhost:${given.PORT}`).replace(/\/$/, ''),
    /** Pictures of the sample content that a new database gets. */
    samples: given.SAMPLES,
    apiBase: given.API_BASE.replace(/(?<=.)\/$/, ''),
    hcaptcha: given.HCAPTCHA_SECRET
      ? {
          siteKey: given.HCAPTCHA_SITE_KEY,
          secret: given.HCAPTCHA_SECRET,
          verifyUrl: given.HCAPTCHA_VERIFY_URL,
          hosts: captchaHosts(given),
        }
      : undefined,
    paypal: given.PAYPAL_CLIENT_ID
      ? {
          clientId: given.PAYPAL_CLIENT_ID,
          clientSecret: given.PAYPAL_CLIENT_SECRET,
          api: given.PAYPAL_API,
          webhookId: given.PAYPAL_WEBHOOK_ID,
        }
      : undefined,
    mail: {
      smtpUrl: given.SMTP_URL || undefined,
      from: given.MAIL_FROM,
      to: given.MAIL_TO || defaultVolunteers,
      perMinute: given.MAIL_PER_MINUTE,
      dkimSelector: given.DKIM_SELECTOR,
    },
    trustedProxies: given.TRUSTED_PROXIES,
    allowedOrigins: given.ALLOWED_ORIGINS.map((origin) => origin.replace(/\/$/, '')),
    /** Contact for reports of security problems. */
    securityContact: given.SECURITY_CONTACT || undefined,
    /** Writes that one address may make within ten minutes, and pages of the directory that it may read; 0 turns a limit off. */
    rateLimitWrites: given.RATE_LIMIT_WRITES,
    /** Set if the Office is on. */
    office: isOfficeOn(given),
    /** Retention times of personal data, in days. */
    keep: keptOf(given),
    /** Number of days after which copies of the data are deleted, as members are told. */
    copiesDays: given.KEEP_COPIES,
    rateLimitReads: given.RATE_LIMIT_READS,
    ...telemetrySettings(given, given.NODE_ENV === 'production'),
  };
}

/** Configuration of the server, read once. Contains secrets: never log all of it. */
export type ServerConfig = ReturnType<typeof settled>;

/** Address and limits of the PostgreSQL connection. */
export type PostgresConfig = NonNullable<ServerConfig['database']>;

/**
 * Reads the configuration from environment variables (listed in `docs/configuration.md`).
 * @throws ConfigError with a sentence that names each wrong variable; never with its value.
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): ServerConfig {
  const read = v.safeParse(Environment, environment);
  if (!read.success) {
    const sentences = read.issues.map((issue) => `${v.getDotPath(issue)?.split('.')[0]} ${issue.message}.`);
    throw new ConfigError([...new Set(sentences)].join('\n'));
  }
  const wrong = contradictions(read.output);
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  return settled(read.output);
}
