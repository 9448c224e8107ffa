export { ConfigError, demoParts, readConfig, runtimeConfig, type ServerConfig } from './config.ts';
export { type ApiServer, createServer, type ServerOverrides } from './create-server.ts';
export {
  type PlainContactResult,
  type PlainContactValues,
  plainContactFields,
} from './forms/plain-contact.ts';
export {
  type PlainEventRegistrationResult,
  type PlainEventValues,
  plainEventFields,
} from './forms/plain-event-registration.ts';
export type { Connection } from './router.ts';
export type { Question } from './verification/question.ts';
export type { Verification } from './verification/verification.ts';
