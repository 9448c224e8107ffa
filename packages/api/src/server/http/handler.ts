import type { Call, HandlerAnswer, ParsedBody, ParsedParams, ParsedQuery } from '../../contract/call.ts';
import type { CallName, Calls } from '../../contract/calls.ts';
import type { FieldError } from '../../contract/errors.ts';
import type { RequestContext } from './services.ts';

/** What a call was sent, after its row's schemas had their say. */
interface HandlerInput<C extends Call> {
  body: ParsedBody<C>;
  params: ParsedParams<C>;
  query: ParsedQuery<C>;
}

/** Answers one call. Throws `Refusal` for what the visitor can mend; anything else becomes a 500. */
export interface Handler<C extends Call> {
  answer(input: HandlerInput<C>, context: RequestContext): Promise<HandlerAnswer<C>>;
  /** The answer's message when the body does not validate. @default the first error's own message */
  invalid?(errors: readonly FieldError[]): string;
}

/** One handler for every row of the table: a missing one does not compile. */
export type Handlers = { [Name in CallName]: Handler<Calls[Name]> };

/** Any handler, for the loop that mounts them. */
export interface AnyHandler {
  answer(
    input: { body: unknown; params: unknown; query: unknown },
    context: RequestContext,
  ): Promise<unknown>;
  invalid?(errors: readonly FieldError[]): string;
}
