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
import { keepOrganisation, type Organisation, organisation } from './settings/organisation.ts';
import { runtimeConfig } from './settings/runtime-config.ts';
import { installationSecret } from './settings/secret.ts';
import type { Metric } from './telemetry/exposition.ts';
import { createLogger, type Logger } from './telemetry/logger.ts';
import { type NetworkNames, networkNames } from './telemetry/network-names.ts';
import { serverMetrics } from './telemetry/server-metrics.ts';

/** Puts more calls below the API's address, such as the Office's. */
export type Mount = (
  app: Hono<{ Bindings: Connection }>,
  services: DonationServices,
  options: RouterOptions,
) => void;

/** What a test or an unusual deployment puts in place of what the configuration would choose. */
export interface ServerOverrides extends BackgroundOverrides {
  captchaProvider?: CaptchaProvider;
  /** Calls beside the public ones. @default none: there is no Office */
  mounts?: readonly Mount[];
  /** Sends mail. @default SMTP when `SMTP_URL` is set, otherwise mail stays in the outbox */
  transport?: Transport;
  /** Asks the DNS for texts. @default as this machine does */
  lookUpTexts?: LookUpTexts;
  /** Takes gifts. @default PayPal with its keys, the demo gateway without, nobody in production without */
  payments?: PaymentProvider;
  /** Who gives receipts. @default who it was at the last start */
  organisation?: Organisation;
  /** How often files are looked for that volunteers have sent, in milliseconds. @default 10000 */
  uploadsIntervalMs?: number;
  /** How long an answer that is the same for everybody is sent before it is made again, in milliseconds. @default 1000 */
  answersLiveMs?: number;
  /** How fast request bodies have to arrive. @default 16 KB a second, after 5 seconds */
  bodyPace?: BodyPace;
  /** Hears of faults of ours. @default one that writes to standard error */
  logger?: Logger;
  /** Names the build of the Office that is served: another text after each build. @default '' */
  officeBuild?: string;
  /** Whether an empty database gets the sample content. @default true */
  samples?: boolean;
}

/** The reference server, ready to answer. */
export interface ApiServer {
  /** The path it answers below, such as `/api`. Requests elsewhere get a JSON 404. */
  readonly basePath: string;
  /** Answers one request. Never rejects. */
  fetch(request: Request, connection: Connection): Promise<Response>;
  /**
   * What a `GET` of an address is answered with by `fetch` at this moment, where that is made already and is the same for
   * everybody. @param address Path and query
   */
  ready(address: string): CachedResponse | undefined;
  /** Takes a form that was posted to its page without JavaScript. What its path names is read from the request. */
  submitForm<Name extends FormName>(
    name: Name,
    request: Request,
    connection: Connection,
  ): Promise<NoScriptResult<FormValues<Name>>>;
  /** What a member's link opens, and what its form does; see {@link entryPages}. */
  readonly entry: {
    open(purpose: EntryPurpose, token: string): Promise<EntryPage>;
    post(purpose: EntryPurpose, request: Request, connection: Connection): Promise<EntryPage>;
  };
  /** What the link in a letter about an event opens, and what its buttons do; see {@link ticketPages}. */
  readonly ticket: ReturnType<typeof ticketPages>;
  /** What the link under a letter to many opens, and what its buttons do; see {@link unsubscribePages}. */
  readonly unsubscribe: ReturnType<typeof unsubscribePages>;
  /** What the link in a letter that asks something opens, and what its form does; see {@link answerPages}. */
  readonly answer: ReturnType<typeof answerPages>;
  /** What a member's own page opens, and what its forms do; see {@link myPages}. */
  readonly my: ReturnType<typeof myPages>;
  /** A fresh question for a contact page that is rendered for a visitor without scripts. */
  contactQuestion(): Question;
  /** A text that is another one after each change of what pages show, by this process or any other on the database. */
  changes(): Promise<string>;
  /** Has somebody told at once when this process itself has changed what pages show. */
  onOwnChange(hear: () => void): void;
  /** Has somebody told whenever what is read here may say something else: after each write of this process, and once `changes` has seen one of another. */
  onChange(hear: () => void): void;
  /** What `/config.json` answers. */
  readonly runtimeConfig: RuntimeConfig;
  /** Names networks in the log. */
  readonly networkOf: NetworkNames;
  /** Names all that one person can send from, so that networks take turns. */
  readonly widestNetworkOf: NetworkNames;
  /** Whether there is an Office, and nobody who can enter it. */
  isOfficeEmpty(): Promise<boolean>;
  /** What `/metrics` says of this server. */
  readonly metrics: readonly Metric[];
  /** Finishes what is being sent and closes the database. */
  close(): Promise<void>;
}

const unnamedProxy =
  'WARNING: a proxy is in front of this server, and TRUSTED_PROXIES does not name its address. All visitors count as one and share its limits.';

/** How long a visitor's write waits for another process, in milliseconds, before it is answered with 503. Nothing of ours writes so long. */
const visitorsPatienceMs = 1_000;
/** Notifications one sender may send in ten minutes: each costs a question to the provider. */
const webhooksInWindow = 1_000;

function chooseCaptcha(config: ServerConfig, secret: string, now: () => number): CaptchaProvider {
  return config.hcaptcha ? hcaptcha(config.hcaptcha, now) : proofOfWork(secret, now);
}

/**
 * Opens the database and answers every call of the contract. Several processes of one machine may serve the same
 * `config.dataDir`, or any number one PostgreSQL, and the command line may work beside them.
 * @throws ConfigError with a sentence when the database cannot be used, or the bucket of `MEDIA_URL` will never open
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
  // Whoever needs it later finds it here, and nobody reads the file again.
  const config = { ...given, secret };
  if (overrides.samples !== false) await seedSamples(database, config, now());
  await renewEmailKeys(database);
  await listUnlisted(database);
  await sweepIfOurs({ database, media, config, secret }, now());

  if (overrides.organisation) await keepOrganisation(database, overrides.organisation);
  const { ein } = await organisation(database);
  if (config.production && ein === placeholderEin) logger.warnOnce(`WARNING: ${einNotSet}`);

  const basePath = config.apiBase.startsWith('/') ? config.apiBase : '/api';
  const provider = overrides.payments ?? choosePayments(config, database, now);
  const payments: PaymentContext | undefined = provider && {
    ...{ database, provider, volunteers: config.mail.to, now },
    officeAddress: (asked) => officeAddress(config, asked),
  };
  const captchaProvider = overrides.captchaProvider ?? chooseCaptcha(config, secret, now);
  const uploads = startUploadWork(
    { database, media, base: mediaPath(basePath), now, logger },
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
    ...{ database, secret, now, publicOrigin: config.publicOrigin },
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
    { database, media, config, secret, payments, transport, logger },
    overrides,
  );

  /** Answers a request whose body counts as its network's until it is answered. */
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
