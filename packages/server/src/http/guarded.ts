import type { CallName } from '@banyan/api/contract';
import { captchaGuard } from '../captcha/guard.ts';
import type { AnyGuardedHandler, AnyHandler, GuardedHandlers, Handlers } from './handler.ts';
import type { Policy } from './policies.ts';

/** Guards one handler with its policy. @param name Name of the call. */
export function guardedHandler(
  name: string,
  handler: AnyHandler,
  { captcha = 'never' }: Policy,
): AnyGuardedHandler {
  return {
    async answer(input, context) {
      const { captchaProvider, tries, visitor } = context;
      const { body } = input;
      const asked = { body, captchaProvider, tries, call: name, network: visitor.network };
      const { guard, isSettled } = captchaGuard(captcha, asked);
      const answer = await handler.answer(input, { ...context, captcha: guard });
      if (!isSettled()) throw new Error(`${name} answered without the captcha that its policy wants.`);
      return answer;
    },
    ...(handler.invalid && { invalid: (errors) => handler.invalid?.(errors) ?? '' }),
  };
}

/**
 * Puts every handler behind the captcha of its policy. The router and the forms without JavaScript can only reach guarded handlers.
 * A handler that forgets the captcha check causes a 500, and its response is not sent.
 */
export function guarded(handlers: Handlers, policies: Readonly<Record<CallName, Policy>>): GuardedHandlers;
// TypeScript cannot follow the table's types through a loop over its rows, so the implementation has this looser signature.
export function guarded(
  handlers: Readonly<Record<string, AnyHandler>>,
  policies: Readonly<Record<string, Policy>>,
): Record<string, AnyGuardedHandler> {
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => {
      const policy = policies[name];
      if (!policy) throw new Error(`No policy for ${name}.`);
      return [name, guardedHandler(name, handler, policy)];
    }),
  );
}
