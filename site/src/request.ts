import type { FieldError, Receipt } from '@banyan/api/contract';
import type { ReadSource } from './client.ts';

/** What the process that renders a page (build or server) hands to its loaders. Absent in the browser. */
export interface RequestContext {
  /** Where the site is reachable, without a trailing slash: canonical links and share pictures start with it. */
  origin: string;
  /** Where the browser will find the API: pictures that the API names by a relative path are there, too. */
  apiBase: string;
  /** Where loaders read from: samples at build time, the API in the server. */
  source: ReadSource;
  /** The outcome of a contact form that was posted without JavaScript. */
  contact?: PostedContact;
}

/** What became of a contact form that was posted without JavaScript; the page is rendered with it. */
export interface PostedContact {
  /** Status that the page is sent with. */
  status: number;
  /** Set once the message is stored. */
  success?: Receipt | undefined;
  /** One line for the banner, when it was not. */
  message?: string | undefined;
  errors: readonly FieldError[];
  /** What was typed, so that it is not lost. */
  values: Readonly<Record<'firstName' | 'lastName' | 'email' | 'phone' | 'message', string>>;
  /** Stands in for the human verification, which needs JavaScript. */
  question?: { text: string; token: string };
}

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: RequestContext };
  }
}
