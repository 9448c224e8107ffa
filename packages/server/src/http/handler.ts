import type {
  Call,
  CallName,
  Calls,
  FieldError,
  HandlerAnswer,
  ParsedBody,
  ParsedParams,
  ParsedQuery,
} from '@banyan/api/contract';
import type { CaptchaGuard } from '../captcha/guard.ts';
import type { RequestContext, Visitor } from './services.ts';

/** Input of a call, parsed by its schemas. */
export interface HandlerInput<C extends Call> {
  body: ParsedBody<C>;
  params: ParsedParams<C>;
  query: ParsedQuery<C>;
}

/** Information about one request for a handler, with the captcha check that the call’s policy requires. */
export interface HandlerContext extends RequestContext {
  captcha: CaptchaGuard;
}

/** Answers one call. Throws `HttpError` for errors that the visitor can correct; anything else becomes a 500. */
export interface Handler<C extends Call> {
  answer(input: HandlerInput<C>, context: HandlerContext): Promise<HandlerAnswer<C>>;
  /** Returns the message for a body that does not validate. @default the first error's own message */
  invalid?(errors: readonly FieldError[]): string;
}

/** A handler for every row of the table of calls: a missing one does not compile. */
export type Handlers = { [Name in CallName]: Handler<Calls[Name]> };

/** A handler behind its call's policy, for the router and for forms without JavaScript. Made by `guarded`. */
interface GuardedHandler<C extends Call> extends Pick<Handler<C>, 'invalid'> {
  answer(input: HandlerInput<C>, context: RequestContext): Promise<HandlerAnswer<C>>;
}

export type GuardedHandlers = { [Name in CallName]: GuardedHandler<Calls[Name]> };

/** Input of any call. */
export interface AnyInput {
  body: unknown;
  params: unknown;
  query: unknown;
}

/** Any handler, for loops over all of them. */
export interface AnyHandler {
  answer(input: AnyInput, context: HandlerContext): Promise<unknown>;
  invalid?(errors: readonly FieldError[]): string;
}

/** Any handler behind its policy. */
export interface AnyGuardedHandler extends Pick<AnyHandler, 'invalid'> {
  /**
   * Identifies and authorizes the caller of a row with permissions, before the body is read.
   * @returns the handler for this caller. @throws HttpError for a caller without permission
   */
  admit?(visitor: Visitor): Promise<AnyGuardedHandler>;
  answer(input: AnyInput, context: RequestContext): Promise<unknown>;
}
