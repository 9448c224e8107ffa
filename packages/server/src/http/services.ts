import type { CaptchaProvider } from '../captcha/captcha.ts';
import type { QuestionProvider } from '../captcha/question.ts';
import type { ServerConfig } from '../config.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Transport } from '../mail/delivery.ts';
import type { LookUpTexts } from '../mail/sender-check.ts';
import type { MediaStore } from '../media/store/media-store.ts';
import type { UploadWorker } from '../media/uploads/work.ts';
import type { Logger } from '../telemetry/logger.ts';

/** What handlers work with. Made once per server. */
export interface Services {
  config: ServerConfig;
  database: Database;
  /** Photos and films. */
  media: MediaStore;
  captchaProvider: CaptchaProvider;
  /** The path the calls hang below. */
  basePath: string;
  /** For forms without scripts. */
  question: QuestionProvider;
  /** This installation's secret. */
  secret: string;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Submissions being worked on, by fingerprint, so that a double click waits for the first. */
  inFlight: Map<string, Promise<unknown>>;
  logger: Logger;
  /** Hands letters to the mail server; `undefined` without one. */
  transport: Transport | undefined;
  /** Asks the DNS. */
  lookUpTexts: LookUpTexts;
  /** Works on files that volunteers have sent. */
  uploads: Pick<UploadWorker, 'wake'>;
  /** Where volunteers work, without a slash at the end; `undefined` as long as nobody works in an Office. */
  officeAddress: (database: Database | Transaction) => Promise<string | undefined>;
  /** Whether this process has met a proxy that `TRUSTED_PROXIES` does not name. */
  hasUnnamedProxy: () => boolean;
  /** Names the build of the Office that is served; empty where none is. */
  officeBuild: string;
}

/** What a handler may ask of, and give to, the browser it answers. */
export interface Visitor {
  /** What counts as one visitor, see `visitorNetwork`; `''` for one of whom nothing is known. */
  network: string;
  /** All that the visitor can send from, see `widestNetwork`: what costs much is done in turn for each. */
  widestNetwork: string;
  /** Whether the request was made on this very machine, see `isOnThisMachine`. */
  isHere: boolean;
  /** What the browser calls itself; `''` for one that does not. */
  agent: string;
  cookie: (name: string) => string | undefined;
  /** Sends one cookie along with the answer. @param text Name, value and attributes. */
  setCookie: (text: string) => void;
  /**
   * Counts tries of this visitor for a purpose, and of everybody, within the current ten minutes; 0 when nobody counts.
   * @param by How many; 0 only looks. @default 1
   */
  count: (purpose: string, by?: number) => Promise<{ one: number; all: number }>;
  /**
   * Notes that people of the directory are shown to this visitor.
   * @param people Their positions. @throws Refusal 429 for whoever was shown very many lately
   */
  shown: (people: readonly number[]) => void;
}

/** What a handler knows about one request. */
export interface RequestContext {
  idempotencyKey: string | undefined;
  /** Which check guards this request: the configured one, or the question of a plain form. */
  captchaProvider: CaptchaProvider;
  /** Writes this visitor has tried within the current ten minutes, this one included; 0 when nobody counts. */
  tries: number;
  visitor: Visitor;
  /** The other site whose page sent this, such as a chapter's; `null` for our own. */
  sentFrom: string | null;
}
