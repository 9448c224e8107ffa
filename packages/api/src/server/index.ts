export type { CaptchaProvider } from './captcha/captcha.ts';
export type { Question } from './captcha/question.ts';
export { ConfigError, demoParts, readConfig, runtimeConfig, type ServerConfig } from './config.ts';
export {
  type PlainContactResult,
  type PlainContactValues,
  plainContactFields,
} from './contact/no-script.ts';
export { type ApiServer, createServer, type ServerOverrides } from './create-server.ts';
export {
  type PlainEventRegistrationResult,
  type PlainEventValues,
  plainEventFields,
} from './events/no-script.ts';
export type { Connection } from './http/router.ts';
export type { PlainJobResult, PlainJobValues } from './jobs/no-script.ts';
export { type ByteRange, byteRange, type RangedFile } from './media/byte-range.ts';
export { type EntryPurpose, entryPurposes } from './members/entry-token.ts';
export type { EntryPage, EntryValues } from './members/no-script-entry.ts';
export type { PlainStoryResult, PlainStoryValues } from './stories/no-script.ts';
