import type { CallName } from '@banyan/api/contract';
import { captchaGuard } from '../captcha/guard.ts';
import type { AnyGuardedHandler, AnyHandler, GuardedHandlers, Handlers } from './handler.ts';
import type { Policy } from './policies.ts';

/** One handler behind one policy. @param name Of its call. */
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
 * Puts every handler behind its policy's captcha: the router and the forms without scripts know no other way to
 * one. A handler that forgets to ask is a fault of ours, and its answer never leaves.
 */
export function guarded(handlers: Handlers, policies: Readonly<Record<CallName, Policy>>): GuardedHandlers;
// The table's types cannot be followed through a loop over its rows; this signature is what the loop can promise.
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
