import {
  calls,
  type FormName,
  type FormValues,
  formAt,
  placeholderEin,
  type RuntimeConfig,
} from '@banyan/api/contract';
import { einNotSet } from '@banyan/api/internal';
import type { Hono } from 'hono';
import { type BackgroundOverrides, startBackground, sweepIfOurs } from './background/background.ts';
import { unsubscribePages } from './campaigns/unsubscribe-page.ts';
import type { CaptchaProvider } from './captcha/captcha.ts';
import { hcaptcha } from './captcha/hcaptcha.ts';
import { proofOfWork } from './captcha/proof-of-work.ts';
import { type Question, question } from './captcha/question.ts';
import type { ServerConfig } from './config.ts';
import { longBusyTimeoutMs } from './database/busy-timeout.ts';
import { onCommit } from './database/on-commit.ts';
import { openDatabase } from './database/open.ts';
import type { DonationServices } from './donations/handlers.ts';
import { choosePayments } from './donations/payments/choose.ts';
import type { PaymentProvider } from './donations/payments/provider.ts';
import type { PaymentContext } from './donations/record.ts';
import { mountWebhook } from './donations/webhook.ts';
import { mountCalendar } from './events/calendar-routes.ts';
import { ticketPages } from './events/registration/no-script-ticket.ts';
import { type BodyPace, beginBody, endBody } from './http/body-slots.ts';
import { guarded } from './http/guarded.ts';
import { type NoScriptResult, submitNoScriptForm } from './http/no-script-form.ts';
import { clientAddress, isUnnamedProxy, trustedProxies, widestNetwork } from './http/peer.ts';
import { peopleLimit } from './http/people-limit.ts';
import { policies } from './http/policies.ts';
import { rateLimit } from './http/rate-limit.ts';
import { type CachedResponse, responseCache } from './http/response-cache.ts';
import { type Connection, type RouterOptions, router } from './http/router.ts';
import { visitorOf } from './http/visitor.ts';
import { officeAddress } from './identity/address.ts';
import { requireHost } from './identity/require-host.ts';
import { isStaffed } from './identity/volunteers.ts';
import type { Transport } from './mail/delivery.ts';
import { type LookUpTexts, lookUpTexts } from './mail/sender-check.ts';
import { smtp } from './mail/smtp.ts';
import { mediaPath } from './media/media-folder.ts';
import { mountMedia } from './media/routes.ts';
import { openMedia } from './media/store/open.ts';
import { startUploadWork } from './media/uploads/work.ts';
import { listUnlisted } from './members/directory/listing.ts';
import type { EntryPurpose } from './members/entry-token.ts';
import { type EntryPage, entryPages } from './members/no-script-entry.ts';
import { myPages } from './my/pages.ts';
import { answerPages } from './questions/no-script-answer.ts';
import { handlers } from './routes/handlers.ts';
import { noScriptForms } from './routes/no-script-forms.ts';
import { seedSamples } from './samples/seed.ts';
import { onOwnChange, watchedChanges } from './settings/changed.ts';
import { renewEmailKeys } from './settings/email-keys.ts';
import type { FlyerLook } from './settings/flyer-look.ts';
import { keepOrganisation, type Organisation, organisation } from './settings/organisation.ts';
import { runtimeConfig } from './settings/runtime-config.ts';
import { installationSecret } from './settings/secret.ts';
import type { Metric } from './telemetry/exposition.ts';
import { createLogger, type Logger } from './telemetry/logger.ts';
import { type NetworkNames, networkNames } from './telemetry/network-names.ts';
import { serverMetrics } from './telemetry/server-metrics.ts';

/** Mounts more calls below the API's address, such as the Office's. */
export type Mount = (
  app: Hono<{ Bindings: Connection }>,
  services: DonationServices,
  options: RouterOptions,
) => void;

/** Replacements for parts of the server in tests and unusual deployments. */
export interface ServerOverrides extends BackgroundOverrides {
  captchaProvider?: CaptchaProvider;
  /** Additional tables of calls. @default none: there is no Office */
  mounts?: readonly Mount[];
  /** Sends email. @default SMTP when `SMTP_URL` is set, otherwise email stays in the outbox */
  transport?: Transport;
  /** Looks up DNS TXT records. @default the resolver of this machine */
  lookUpTexts?: LookUpTexts;
  /** Payment provider. @default PayPal with its keys; without them the demo gateway, or none in production */
  payments?: PaymentProvider;
  /** Organization that issues receipts. @default the one of the last start */
  organisation?: Organisation;
  /** Parts of the site that flyers of events show. @default no flyers are drawn */
  flyerLook?: FlyerLook;
  /** Interval of the check for uploaded files, in milliseconds. @default 10000 */
  uploadsIntervalMs?: number;
  /** Lifetime of a shared response in the cache, in milliseconds. @default 1000 */
  answersLiveMs?: number;
  /** Minimum speed of request bodies. @default 16 KB a second, after 5 seconds */
  bodyPace?: BodyPace;
  /** Receives internal errors. @default a logger that writes to standard error */
  logger?: Logger;
  /** Identifies the build of the Office that is served: it differs after each build. @default '' */
  officeBuild?: string;
  /** Adds the sample content to an empty database. @default true */
  samples?: boolean;
}

/** The reference server, ready to answer requests. */
export interface ApiServer {
  /** Path prefix of the API, such as `/api`. Requests elsewhere get a JSON 404. */
  readonly basePath: string;
  /** Answers one request. Never rejects. */
  fetch(request: Request, connection: Connection): Promise<Response>;
  /**
   * Returns the cached response that `fetch` would give to a `GET` at this moment, if it is shared by everybody. @param address
   * Path and query
   */
  ready(address: string): CachedResponse | undefined;
  /** Handles a form that was posted to its page without JavaScript. Parameters of its path are read from the request. */
  submitForm<Name extends FormName>(
    name: Name,
    request: Request,
    connection: Connection,
  ): Promise<NoScriptResult<FormValues<Name>>>;
  /** Pages behind a member's link, and their forms; see {@link entryPages}. */
  readonly entry: {
    open(purpose: EntryPurpose, token: string): Promise<EntryPage>;
    post(purpose: EntryPurpose, request: Request, connection: Connection): Promise<EntryPage>;
  };
  /** Pages behind the link in an event email, and their buttons; see {@link ticketPages}. */
  readonly ticket: ReturnType<typeof ticketPages>;
  /** Pages behind the unsubscribe link of a campaign, and their buttons; see {@link unsubscribePages}. */
  readonly unsubscribe: ReturnType<typeof unsubscribePages>;
  /** Pages behind the link in an email with a question, and their form; see {@link answerPages}. */
  readonly answer: ReturnType<typeof answerPages>;
  /** Pages of a member, and their forms; see {@link myPages}. */
  readonly my: ReturnType<typeof myPages>;
  /** Creates a question for a contact page that is rendered for a visitor without JavaScript. */
  contactQuestion(): Question;
  /** Returns a text that differs after each change of what pages show, by any process on the database. */
  changes(): Promise<string>;
  /** Calls a listener at once when this process has changed what pages show. */
  onOwnChange(hear: () => void): void;
  /**
   * Calls a listener when data may have changed: after each write of this process, and after `changes` has detected one of another
   * process.
   */
  onChange(hear: () => void): void;
  /** Response of `/config.json`. */
  readonly runtimeConfig: RuntimeConfig;
  /** Returns the name of a network for the log. */
  readonly networkOf: NetworkNames;
  /** Returns the name of the network that one person can send from, so that networks take turns. */
  readonly widestNetworkOf: NetworkNames;
  /** Returns true if the Office is on and has no volunteer who can sign in. */
  isOfficeEmpty(): Promise<boolean>;
  /** Metrics of this server for `/metrics`. */
  readonly metrics: readonly Metric[];
  /** Finishes the emails that are being sent, and closes the database. */
  close(): Promise<void>;
}

const unnamedProxy =
  'WARNING: a proxy is in front of this server, and TRUSTED_PROXIES does not name its address. All visitors count as one and share its limits.';

/**
 * Maximum time that a visitor's write waits for another process, in milliseconds, before the response is 503. None of our own
 * writes take as long.
 */
const visitorsPatienceMs = 1_000;
/** Webhook notifications that one sender may send in ten minutes. Each one costs a request to the provider. */
const webhooksInWindow = 1_000;

function chooseCaptcha(config: ServerConfig, secret: string, now: () => number): CaptchaProvider {
  return config.hcaptcha ? hcaptcha(config.hcaptcha, now) : proofOfWork(secret, now);
}

/**
 * Opens the database and answers every call of the contract. Several processes on one machine may serve the same
 * `config.dataDir`, or any number of processes one PostgreSQL database. The command line may be used at the same time.
 * @throws ConfigError with a sentence when the database cannot be used, or the bucket of `MEDIA_URL` is misconfigured
 */
export async function createServer(given: ServerConfig, overrides: ServerOverrides = {}): Promise<ApiServer> {
  const now = overrides.now ?? Date.now;
  const logger = overrides.logger ?? createLogger();
  const media = await openMedia(given, logger);
  await media.check();
  let serving = false;
  const database = await openDatabase(given, {
    patienceMs: () => (serving ? visitorsPatienceMs : longBusyTimeoutMs),
  });
  await requireHost(database, given);
  const secret = await installationSecret(database, given);
  // Stored in the configuration, so that the file is read only once.
  const config = { ...given, secret };
  const basePath = config.apiBase.startsWith('/') ? config.apiBase : '/api';
  if (overrides.samples !== false) await seedSamples(database, config, { media, basePath, logger }, now());
  await renewEmailKeys(database);
  await listUnlisted(database);
  await sweepIfOurs({ database, media, config, secret }, now());

  if (overrides.organisation) await keepOrganisation(database, overrides.organisation);
  const { ein } = await organisation(database);
  if (config.production && ein === placeholderEin) logger.warnOnce(`WARNING: ${einNotSet}`);

  const provider = overrides.payments ?? choosePayments(config, database, now);
  const payments: PaymentContext | undefined = provider && {
    database,
    provider,
    volunteers: config.mail.to,
    now,
    officeAddress: (asked) => officeAddress(config, asked),
  };
  const captchaProvider = overrides.captchaProvider ?? chooseCaptcha(config, secret, now);
  const mediaBase = mediaPath(basePath);
  const { flyerLook: look } = overrides;
  const flyers = look && { look, publicOrigin: config.publicOrigin, mediaBase };
  const uploads = startUploadWork(
    { database, media, base: mediaBase, now, logger },
    overrides.uploadsIntervalMs ?? 10_000,
  );
  const transport =
    overrides.transport ?? (config.mail.smtpUrl ? smtp(config.mail.smtpUrl, config.mail) : undefined);
  let hasUnnamedProxy = false;
  const services: DonationServices = {
    config,
    database,
    media,
    secret,
    now,
    captchaProvider,
    payments,
    basePath,
    question: question(secret, now),
    inFlight: new Map(),
    uploads,
    flyers,
    transport,
    lookUpTexts: overrides.lookUpTexts ?? lookUpTexts,
    logger,
    officeAddress: (asked) => officeAddress(config, asked),
    hasUnnamedProxy: () => hasUnnamedProxy,
    officeBuild: overrides.officeBuild ?? '',
  };
  const isProxy = trustedProxies(config.trustedProxies);
  const limit = rateLimit(database, secret, config.rateLimitWrites, now);
  const addressOf = (request: Request, { peer }: Connection) => {
    const forwardedFor = request.headers.get('X-Forwarded-For');
    if (isUnnamedProxy(peer, request.headers, isProxy)) {
      hasUnnamedProxy = true;
      logger.warnOnce(unnamedProxy);
    }
    return clientAddress(peer, forwardedFor, isProxy);
  };
  const countWrite = (request: Request, connection: Connection) =>
    limit(addressOf(request, connection), 'write');
  const webhooks = rateLimit(database, secret, config.rateLimitWrites && webhooksInWindow, now);
  const countWebhook = (request: Request, connection: Connection) =>
    webhooks(addressOf(request, connection), 'webhook');
  const counting = {
    database,
    secret,
    now,
    publicOrigin: config.publicOrigin,
    counts: config.rateLimitWrites > 0,
  };
  const showPeople = peopleLimit(config.rateLimitReads, now);
  const shared = responseCache(now, overrides.answersLiveMs);
  const hearing = [shared.changed];
  const changed = () => {
    for (const hear of hearing) hear();
  };
  onCommit(database, changed);
  const answering = guarded(handlers(services), policies);
  const options: RouterOptions = {
    basePath,
    origins: config,
    captchaProvider,
    countWrite,
    shared,
    logger,
    visitorOf: (request, connection, headers) => {
      const address = addressOf(request, connection);
      const shown = (people: readonly number[]) => {
        if (!connection.isOurs) showPeople(address, people);
      };
      return visitorOf(request, address, headers, { ...counting, peer: connection.peer, shown });
    },
  };
  const app = router(calls, answering, policies, options);
  for (const mount of overrides.mounts ?? []) mount(app, services, options);
  mountWebhook(app, basePath, payments, { countCall: countWebhook, logger });
  mountCalendar(app, basePath, services, shared);
  mountMedia(app, basePath, services);
  const noScript = { question: services.question, origins: config, countWrite, logger };
  const [entry, ticket] = [
    entryPages(services, answering, noScript),
    ticketPages(services, answering, noScript),
  ];
  const unsubscribe = unsubscribePages(services, answering, noScript);
  const answer = answerPages(services, answering, noScript);
  const my = myPages(services, answering, { ...noScript, visitorOf: options.visitorOf });
  const posted = noScriptForms(answering);
  const stopBackground = startBackground(
    { database, media, config, secret, payments, transport, flyers, logger },
    overrides,
  );

  /** Runs a request while its body counts toward the memory limit of its network. */
  const withBody = async <T>(request: Request, connection: Connection, work: () => T | Promise<T>) => {
    beginBody(request, widestNetwork(addressOf(request, connection)), overrides.bodyPace);
    try {
      return await work();
    } finally {
      endBody(request);
    }
  };

  serving = true;
  return {
    basePath,
    runtimeConfig: runtimeConfig(config),
    networkOf: networkNames(secret, config.trustedProxies),
    widestNetworkOf: networkNames(secret, config.trustedProxies, widestNetwork),
    isOfficeEmpty: async () => config.office && !(await isStaffed(database)),
    metrics: serverMetrics(services),
    fetch: async (request, connection) => withBody(request, connection, () => app.fetch(request, connection)),
    ready: shared.ready,
    submitForm: (name, request, connection) => {
      const { params = {} } = formAt(new URL(request.url).pathname) ?? {};
      const submitted = () => submitNoScriptForm(request, connection, params, posted[name], noScript);
      return withBody(request, connection, submitted);
    },
    entry: {
      open: entry.open,
      post: (purpose, ...posted) => withBody(...posted, () => entry.post(purpose, ...posted)),
    },
    ticket: {
      open: ticket.open,
      post: (token, ...posted) => withBody(...posted, () => ticket.post(token, ...posted)),
    },
    unsubscribe: {
      open: unsubscribe.open,
      post: (token, ...posted) => withBody(...posted, () => unsubscribe.post(token, ...posted)),
    },
    answer: {
      open: answer.open,
      post: (...posted) => withBody(...posted, () => answer.post(...posted)),
    },
    my: {
      open: my.open,
      post: (...posted) => withBody(...posted, () => my.post(...posted)),
    },
    changes: watchedChanges(database, changed),
    onOwnChange: (hear) => onOwnChange(database, hear),
    onChange: (hear) => {
      hearing.push(hear);
    },
    contactQuestion: () => services.question.ask(),
    async close() {
      await Promise.all([stopBackground(), uploads.stop()]);
      await database.destroy();
    },
  };
}
