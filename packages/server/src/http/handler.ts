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

/** What a call was sent, after its row's schemas had their say. */
export interface HandlerInput<C extends Call> {
  body: ParsedBody<C>;
  params: ParsedParams<C>;
  query: ParsedQuery<C>;
}

/** What a handler knows about one request, and the way to the captcha that its call’s policy wants. */
export interface HandlerContext extends RequestContext {
  captcha: CaptchaGuard;
}

/** Answers one call. Throws `Refusal` for what the visitor can mend; anything else becomes a 500. */
export interface Handler<C extends Call> {
  answer(input: HandlerInput<C>, context: HandlerContext): Promise<HandlerAnswer<C>>;
  /** The answer's message when the body does not validate. @default the first error's own message */
  invalid?(errors: readonly FieldError[]): string;
}

/** One handler for every row of the table: a missing one does not compile. */
export type Handlers = { [Name in CallName]: Handler<Calls[Name]> };

/** A handler behind its call's policy, for the router and for forms without scripts. Made by `guarded`. */
interface GuardedHandler<C extends Call> extends Pick<Handler<C>, 'invalid'> {
  answer(input: HandlerInput<C>, context: RequestContext): Promise<HandlerAnswer<C>>;
}

export type GuardedHandlers = { [Name in CallName]: GuardedHandler<Calls[Name]> };

/** What any call was sent. */
export interface AnyInput {
  body: unknown;
  params: unknown;
  query: unknown;
}

/** Any handler, for the loops over all of them. */
export interface AnyHandler {
  answer(input: AnyInput, context: HandlerContext): Promise<unknown>;
  invalid?(errors: readonly FieldError[]): string;
}

/** Any handler behind its policy. */
export interface AnyGuardedHandler extends Pick<AnyHandler, 'invalid'> {
  /**
   * Of a row that says who may: finds out who asks, before anything of the body is read.
   * @returns the handler for them. @throws Refusal for whoever may not
   */
  admit?(visitor: Visitor): Promise<AnyGuardedHandler>;
  answer(input: AnyInput, context: RequestContext): Promise<unknown>;
}
