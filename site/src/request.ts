import type {
  AlumnusCard,
  correctEntryForm,
  EventItem,
  FieldError,
  FormName,
  FormValues,
  OpenedMyPage,
  ValuesOf,
} from '@banyan/api/contract';
import type { InitialDataOptions } from '@banyan/app/reading';
import type { ServerState } from '@banyan/forms/form';
import type { QrDrawing } from '@banyan/ui/elements';
import type { ReadSource } from './client.ts';
import type { Guest } from './thirdParties.ts';

/** Data that the rendering process (build or server) passes to its loaders. Absent in the browser. */
export interface RequestContext {
  /** Public URL of the site, without a trailing slash: the base of canonical links and link preview pictures. */
  origin: string;
  /** Base URL of the API for the browser; also the base of relative picture paths from the API. */
  apiBase: string;
  /** The third parties of this deployment. */
  guests: readonly Guest[];
  /** Data source of the loaders: sample data at build time, the API on the server. */
  source: ReadSource;
  /** Result of opening a member’s personal link. */
  entry?: OpenedEntry;
  /** Result of opening a ticket link. */
  ticket?: OpenedTicket;
  /** Result of opening a link to a volunteer’s question. */
  answer?: OpenedAnswer;
  /** Result of opening an unsubscribe link. */
  unsubscribe?: OpenedEmails;
  /** Result of opening the member’s own page, or of its form. */
  my?: OpenedMyPage;
  /**
   * Start of the minute in which a page is rendered, in milliseconds since 1970. Pages that do not depend on the exact time stay
   * byte-identical within that minute. Absent in the build.
   */
  now?: number;
  /** Time limits of the loaders for a page rendered in advance that no visitor waits for. */
  ahead?: InitialDataOptions | undefined;
  /** Set if the page becomes a file that is not rendered again. */
  isBuild?: boolean;
  /** True if this site also runs the Office. */
  office?: boolean;
  /** Results of forms posted without JavaScript, by form name. */
  posted?: PostedForms;
}

/** Result of opening a member’s personal link, or of its form. */
export interface OpenedEntry {
  purpose: 'hide' | 'correct';
  /** HTTP status of the page. */
  status: number;
  /**
   * `open` shows the form; `done` was just completed; `already` was completed before; `elsewhere` is not supported by this process.
   */
  state: 'open' | 'done' | 'already' | 'expired' | 'unknown' | 'elsewhere';
  /** Token, sent back with the form; empty if there is none. */
  token: string;
  /** Public data of the member, or the typed values. */
  values: Omit<ValuesOf<typeof correctEntryForm>, 'token'>;
  errors: readonly FieldError[];
  /** Banner message, one line. */
  message?: string | undefined;
  reference?: string | undefined;
  /** Card as the directory shows it. For a hidden entry, as it was shown; for a correction, as it will be shown. */
  card?: AlumnusCard | undefined;
}

/** Result of opening a link to a volunteer’s question, or of its form. */
export interface OpenedAnswer {
  /** HTTP status of the page. */
  status: number;
  /** Same states as in {@link OpenedEntry}. */
  state: 'open' | 'done' | 'already' | 'expired' | 'unknown' | 'elsewhere';
  /** Token, sent back with the form; empty if there is none. */
  token: string;
  question: string;
  /** Reference number of the submission; empty if the page must not show it. */
  reference: string;
  /** Typed answer, if it was rejected. */
  answer: string;
  errors: readonly FieldError[];
  /** Banner message, one line. */
  message: string | undefined;
}

/** Result of opening a ticket link, or of its button. */
export interface OpenedTicket {
  /** HTTP status of the page; 503 if this process cannot read tickets. */
  status: number;
  /** Result of the last button, as text. */
  message: string | undefined;
  /** True if the button’s action succeeded. */
  isDone: boolean;
  ticket: ShownTicket | undefined;
  /** QR code of the ticket’s URL; only for a ticket that admits its holder. */
  code?: QrDrawing | undefined;
}

/** Registration as its owner sees it. */
export interface ShownTicket {
  state: 'confirmed' | 'held' | 'offered' | 'waiting' | 'released';
  /** Reason why the ticket can no longer be changed. */
  off: 'cancelled' | 'over' | undefined;
  /** True if the guest is checked in. */
  hasArrived: boolean;
  event: EventItem;
  name: string;
  /** Number of additional guests. */
  guests: number;
  reference: string;
  /** Deadline for taking the reserved seat: an ISO 8601 instant. */
  until: string | undefined;
}

/** Result of opening an unsubscribe link, or of its button. */
export interface OpenedEmails {
  /** HTTP status of the page; 503 if this process cannot read subscriptions. */
  status: number;
  /** Result of the last button, as text. */
  message: string | undefined;
  /** True if the button’s action succeeded. */
  isDone: boolean;
  emails: ShownEmails | undefined;
}

/** Campaign subscription of a recipient. */
export interface ShownEmails {
  /** Reason for the emails: membership, an event registration, or a volunteer’s test. */
  kind: 'newsletter' | 'event' | 'test';
  wants: 'all' | 'chapter' | 'none';
  /** Names of the chapters to which the subscription can be limited; empty if there are none. */
  chapters: string;
  /** Masked email address: `s…@example.org`. */
  email: string;
  /** Name of the sender. */
  organisation: string;
}

/** Result of a form posted without JavaScript; its page is rendered with it. */
export interface PostedForm<Name extends FormName> extends ServerState<FormValues<Name>> {
  /** HTTP status of the page. */
  status: number;
}

type PostedForms = { [Name in FormName]?: PostedForm<Name> };

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: RequestContext };
  }
}
