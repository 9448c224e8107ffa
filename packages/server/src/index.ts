export type { ShownEmails, UnsubscribePage } from './campaigns/unsubscribe-page.ts';
export type { CaptchaProvider } from './captcha/captcha.ts';
export type { Question } from './captcha/question.ts';
export { ConfigError, readConfig, type ServerConfig } from './config.ts';
export { type ApiServer, createServer, type Mount, type ServerOverrides } from './create-server.ts';
export type { ShownTicket, TicketPage } from './events/registration/no-script-ticket.ts';
export { type AnswerCache, answerCache } from './http/answer-cache.ts';
export {
  type EncodedBody,
  encodingFor,
  hasTag,
  takesBrotli,
  takesGzip,
  variantOf,
} from './http/encoded-body.ts';
export { fairQueue, QueueFullError } from './http/fair-queue.ts';
export { sharedResponse } from './http/headers.ts';
export { readBytes } from './http/json-body.ts';
export type { NoScriptResult } from './http/no-script-form.ts';
export { widestNetwork } from './http/peer.ts';
export type { Connection, Noted } from './http/router.ts';
export { eventByStatus, type SecurityEvent, securityEvents } from './http/security-event.ts';
export { type ByteRange, byteRange, type RangedFile } from './media/byte-range.ts';
export { type EntryPurpose, entryPurposes } from './members/entry-token.ts';
export type { EntryPage, EntryValues } from './members/no-script-entry.ts';
export type { MyFile } from './my/download.ts';
export type { MyPageAnswer } from './my/pages.ts';
export type { FlyerLook } from './settings/flyer-look.ts';
export { type Background, repeat } from './settings/repeat.ts';
export { demoParts, runtimeConfig } from './settings/runtime-config.ts';
export { gauge } from './telemetry/exposition.ts';
export { type LineLog, openLineLog, survive } from './telemetry/line-log.ts';
export { createLogger, type Logger } from './telemetry/logger.ts';
export { listenForMetrics, type MetricsServer } from './telemetry/metrics-server.ts';
export { networkNames } from './telemetry/network-names.ts';
export { processMetrics } from './telemetry/process-metrics.ts';
export { createTelemetry, type Telemetry } from './telemetry/telemetry.ts';
