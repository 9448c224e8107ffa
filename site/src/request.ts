import type { FieldError } from '@banyan/api/contract';
import type { ReadSource } from './client.ts';

/** What the process that renders a page (build or server) hands to its loaders. Absent in the browser. */
export interface RequestContext {
  /** Where the site is reachable, without a trailing slash: canonical links and share pictures start with it. */
  origin: string;
  /** Where loaders read from: samples at build time, the API in the server. */
  source: ReadSource;
  /** The outcome of a contact form that was posted without JavaScript. */
  contact?: ContactFormState;
}

/** What became of a plainly posted contact form; the page shows it. */
export interface ContactFormState {
  status: number;
  /** Set once the message was accepted. */
  sent?: { reference?: string };
  /** One line for the banner, when it was not. */
  message?: string;
  errors: FieldError[];
  /** What was typed, so that it is not lost. */
  values: Record<string, string>;
}

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: RequestContext };
  }
}
