import { setImmediate as immediate } from 'node:timers/promises';

/**
 * Gives each who asks a round of the event loop that nobody else has, in the order they ask: what came over the network
 * meanwhile is read before the next one begins. So work that takes the core for milliseconds does not add up for visitors who
 * want something that is ready.
 */
export function rounds(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => immediate());
    return last;
  };
}
