export { knowsServerTime, serverNow } from '../contract/server-time.ts';
export type { ApiBase } from './address.ts';
export { ApiError, type ApiErrorDetails, type ApiErrorKind, apiErrorKinds } from './api-error.ts';
export { askServerTime } from './ask-server-time.ts';
export {
  type CallOptions,
  type ClientFunction,
  type ClientOf,
  type ClientOptions,
  createClientOf,
  newIdempotencyKey,
} from './client-of.ts';
export { type Client, createClient } from './create-client.ts';
