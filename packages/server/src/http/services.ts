import type { CaptchaProvider } from '../captcha/captcha.ts';
import type { QuestionProvider } from '../captcha/question.ts';
import type { ServerConfig } from '../config.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Transport } from '../mail/delivery.ts';
import type { LookUpTexts } from '../mail/sender-check.ts';
import type { MediaStore } from '../media/store/media-store.ts';
import type { UploadWorker } from '../media/uploads/work.ts';
import type { FlyerSite } from '../settings/flyer-look.ts';
import type { Logger } from '../telemetry/logger.ts';

/** Dependencies of the handlers. Created once per server. */
export interface Services {
  config: ServerConfig;
  database: Database;
  /** Storage of photos and films. */
  media: MediaStore;
  captchaProvider: CaptchaProvider;
  /** Path prefix of all calls. */
  basePath: string;
  /** Question for forms without JavaScript. */
  question: QuestionProvider;
  /** Secret key of this installation. */
  secret: string;
  /** Returns the time in milliseconds since 1970. */
  now: () => number;
  /** Submissions in progress, by fingerprint, so that a double click waits for the first. */
  inFlight: Map<string, Promise<unknown>>;
  logger: Logger;
  /** Sends emails to the mail server; `undefined` without one. */
  transport: Transport | undefined;
  /** Looks up DNS TXT records. */
  lookUpTexts: LookUpTexts;
  /** Background worker for uploaded files. */
  uploads: Pick<UploadWorker, 'wake'>;
  /** Parts of the site that flyers of events show; `undefined` if none are drawn. */
  flyers: FlyerSite | undefined;
  /** Returns the address of the Office, without a slash at the end; `undefined` while there are no volunteers. */
  officeAddress: (database: Database | Transaction) => Promise<string | undefined>;
  /** True if this process has met a proxy that `TRUSTED_PROXIES` does not name. */
  hasUnnamedProxy: () => boolean;
  /** Name of the Office build that is served; empty without one. */
  officeBuild: string;
}

/** Information about the visitor's browser, and functions to respond to it. */
export interface Visitor {
  /** Network that counts as one visitor, see `visitorNetwork`; `''` if unknown. */
  network: string;
  /** Network that one person can send from, see `widestNetwork`: expensive work takes turns between these. */
  widestNetwork: string;
  /** True if the request was made on this machine, see `isOnThisMachine`. */
  isHere: boolean;
  /** User agent of the browser; `''` if it sends none. */
  agent: string;
  cookie: (name: string) => string | undefined;
  /** Sets a cookie with the response. @param text Name, value and attributes. */
  setCookie: (text: string) => void;
  /**
   * Counts attempts for a purpose within the current ten minutes, of this visitor and of everybody; 0 when counting is off.
   * @param by Number of attempts; 0 only reads. @default 1
   */
  count: (purpose: string, by?: number) => Promise<{ one: number; all: number }>;
  /**
   * Counts people of the directory who are shown to this visitor.
   * @param people Their positions. @throws HttpError 429 for a visitor who was shown too many lately
   */
  shown: (people: readonly number[]) => void;
}

/** Information about one request for a handler. */
export interface RequestContext {
  idempotencyKey: string | undefined;
  /** Captcha provider of this request: the configured one, or the question of a form without JavaScript. */
  captchaProvider: CaptchaProvider;
  /** Number of this visitor's writes within the current ten minutes, including this one; 0 when counting is off. */
  tries: number;
  visitor: Visitor;
  /** Origin of the other site that sent this, such as a chapter's; `null` for this site. */
  sentFrom: string | null;
}
