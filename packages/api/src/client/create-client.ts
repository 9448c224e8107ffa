import { type Calls, calls } from '../contract/calls.ts';
import { type ClientOf, type ClientOptions, createClientOf } from './client-of.ts';

/** Client of the whole table of calls. */
export type Client = ClientOf<Calls>;

/**
 * Returns a client with a typed function for every call of the contract. It brings every schema with it; for the browser's first
 * load, pick rows with `createClientOf` instead.
 */
export function createClient(options: ClientOptions): Client {
  return createClientOf(calls, options);
}
