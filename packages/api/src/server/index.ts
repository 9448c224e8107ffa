export type { CaptchaProvider } from './captcha/captcha.ts';
export type { Question } from './captcha/question.ts';
export { ConfigError, demoParts, readConfig, runtimeConfig, type ServerConfig } from './config.ts';
export { type ApiServer, createServer, type ServerOverrides } from './create-server.ts';
export type { NoScriptResult } from './http/no-script-form.ts';
export type { Connection } from './http/router.ts';
export { type ByteRange, byteRange, type RangedFile } from './media/byte-range.ts';
export { type EntryPurpose, entryPurposes } from './members/entry-token.ts';
export type { EntryPage, EntryValues } from './members/no-script-entry.ts';
