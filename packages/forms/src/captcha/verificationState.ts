import { captchaMessages, limits } from '@banyan/api/contract';

/**
 * Phases of a verification. `loading` the widget is being loaded · `waiting` it can be solved · `working` it is being solved ·
 * `verified` it holds a token · `stale` its token is 110 seconds old · `broken` it could not be loaded.
 */
export const verificationPhases = ['loading', 'waiting', 'working', 'verified', 'stale', 'broken'] as const;
export type VerificationPhase = (typeof verificationPhases)[number];

export interface VerificationState {
  phase: VerificationPhase;
  /** Set only while verified. */
  token?: string;
  /** Time at which the token was set, in milliseconds since 1970. */
  since?: number;
  /** Error shown under the widget. */
  error?: string;
}

export type VerificationEvent =
  | { type: 'loading' }
  | { type: 'ready' }
  | { type: 'working' }
  | { type: 'closed' }
  | { type: 'verified'; token: string; at: number }
  /** The provider took its token back. */
  | { type: 'expired' }
  /** 110 seconds have passed. */
  | { type: 'aged' }
  | { type: 'broken' }
  /** Solve it again, for the reason given or for none. */
  | { type: 'reset'; error?: string | undefined }
  /** Somebody submits without a good token. */
  | { type: 'missing'; error: string };

/** Returns the state after an event (spec part 1 §4, §5, §8). */
export function nextVerification(state: VerificationState, event: VerificationEvent): VerificationState {
  switch (event.type) {
    // Keeps the error of a visitor who submits before the widget has loaded, until it is solved.
    case 'loading':
      return state.phase === 'loading' ? state : { phase: 'loading' };
    case 'ready':
      if (state.phase === 'broken') return { phase: 'waiting' };
      return state.phase === 'loading' ? { ...state, phase: 'waiting' } : state;
    case 'working':
      return { phase: 'working' };
    case 'closed':
      return state.phase === 'working' ? { phase: 'waiting' } : state;
    case 'verified':
      return { phase: 'verified', token: event.token, since: event.at };
    case 'expired':
      return { phase: 'waiting', error: captchaMessages.expired };
    case 'aged':
      return state.phase === 'verified' ? { phase: 'stale' } : state;
    case 'broken':
      return { phase: 'broken', error: captchaMessages.loadError };
    case 'reset':
      return state.phase === 'loading' || state.phase === 'broken'
        ? state
        : { phase: 'waiting', ...(event.error === undefined ? {} : { error: event.error }) };
    case 'missing':
      return state.phase === 'broken'
        ? state
        : { phase: state.phase === 'stale' ? 'waiting' : state.phase, error: event.error };
  }
}

/** True if a token set at `since` has expired at `now`. */
export const isExpired = (since: number, now: number): boolean => now - since >= limits.verificationExpiryMs;

/** Returns the reason this state cannot be submitted, or `undefined` if it can. */
export function validateVerification(state: VerificationState, now: number): string | undefined {
  if (state.phase === 'stale') return captchaMessages.expiredOnSubmit;
  if (state.phase !== 'verified' || state.since === undefined) return captchaMessages.required;
  return isExpired(state.since, now) ? captchaMessages.expiredOnSubmit : undefined;
}
