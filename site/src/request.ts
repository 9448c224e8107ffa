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
import type { Guest } from './guests.ts';

/** What the process that renders a page (build or server) hands to its loaders. Absent in the browser. */
export interface RequestContext {
  /** Where the site is reachable, without a trailing slash: canonical links and share pictures start with it. */
  origin: string;
  /** Where the browser will find the API: pictures that the API names by a relative path are there, too. */
  apiBase: string;
  /** The third parties of this deployment. */
  guests: readonly Guest[];
  /** Where loaders read from: samples at build time, the API in the server. */
  source: ReadSource;
  /** What a member's own link opened. */
  entry?: OpenedEntry;
  /** What the link in a letter about an event opened. */
  ticket?: OpenedTicket;
  /** What the link in a letter that asks something opened. */
  answer?: OpenedAnswer;
  /** What the link under a letter to many opened. */
  unsubscribe?: OpenedLetters;
  /** What a member's own page opened, or what became of its form. */
  my?: OpenedMyPage;
  /**
   * When the minute began that a page is rendered in, milliseconds since 1970: for pages that a minute makes no difference to, so that they
   * are the same bytes when they are rendered again within it. Absent in the build.
   */
  now?: number;
  /** Of a page that nobody waits for, how long its loaders do. */
  ahead?: InitialDataOptions | undefined;
  /** Whether a file is made of it that nobody makes again. */
  isBuild?: boolean;
  /** Whether the Office has a door here. */
  office?: boolean;
  /** What became of a form that was posted without JavaScript, under its name. */
  posted?: PostedForms;
}

/** What a member's own link opened, or what became of its form. */
export interface OpenedEntry {
  purpose: 'hide' | 'correct';
  /** Status that the page is sent with. */
  status: number;
  /** `open` has a form; `done` has just been, `already` was before; `elsewhere` is not done by this process. */
  state: 'open' | 'done' | 'already' | 'expired' | 'unknown' | 'elsewhere';
  /** Goes back with the form; empty when there is none. */
  token: string;
  /** What is public of the member, or what was typed. */
  values: Omit<ValuesOf<typeof correctEntryForm>, 'token'>;
  errors: readonly FieldError[];
  /** One line for the banner. */
  message?: string | undefined;
  reference?: string | undefined;
  /** As the directory shows them; of one who has hidden it, as it did; of a correction, as it will. */
  card?: AlumnusCard | undefined;
}

/** What the link in a letter that asks something opened, or what became of its form. */
export interface OpenedAnswer {
  /** Status that the page is sent with. */
  status: number;
  /** As in {@link OpenedEntry}. */
  state: 'open' | 'done' | 'already' | 'expired' | 'unknown' | 'elsewhere';
  /** Goes back with the form; empty when there is none. */
  token: string;
  question: string;
  /** Of what they sent; empty where nothing is said of it. */
  reference: string;
  /** What was typed, when it could not be taken. */
  answer: string;
  errors: readonly FieldError[];
  /** One line for the banner. */
  message: string | undefined;
}

/** What the link in a letter about an event opened, or what became of its button. */
export interface OpenedTicket {
  /** Status that the page is sent with; 503 where this process cannot find out. */
  status: number;
  /** What was said about the button that was pressed. */
  message: string | undefined;
  /** Whether what the button says has been done. */
  isDone: boolean;
  ticket: ShownTicket | undefined;
  /** Its address as a QR code; only of a ticket that lets somebody in. */
  code?: QrDrawing | undefined;
}

/** A registration as its owner sees it. */
export interface ShownTicket {
  state: 'confirmed' | 'held' | 'offered' | 'waiting' | 'released';
  /** Why nothing can be done any more. */
  off: 'cancelled' | 'over' | undefined;
  /** Whether the door let them in. */
  hasArrived: boolean;
  event: EventItem;
  name: string;
  /** How many they bring. */
  guests: number;
  reference: string;
  /** Until when the seat is kept that has yet to be taken: an ISO 8601 instant. */
  until: string | undefined;
}

/** What the link under a letter to many opened, or what became of its button. */
export interface OpenedLetters {
  /** Status that the page is sent with; 503 where this process cannot find out. */
  status: number;
  /** What was said about the button that was pressed. */
  message: string | undefined;
  /** Whether what the button says has been done. */
  isDone: boolean;
  letters: ShownLetters | undefined;
}

/** Which letters to many somebody gets. */
export interface ShownLetters {
  /** Why they get them: as a member, or as a guest of an event; or a volunteer tried one. */
  kind: 'newsletter' | 'event' | 'test';
  wants: 'all' | 'chapter' | 'none';
  /** Names of the chapters whose letters alone they may choose; empty where there is none. */
  chapters: string;
  /** Their address, as far as they know it themselves: `s…@example.org`. */
  email: string;
  /** Whose letters. */
  organisation: string;
}

/** What became of a form that was posted without JavaScript; its page is rendered with it. */
export interface PostedForm<Name extends FormName> extends ServerState<FormValues<Name>> {
  /** Status that the page is sent with. */
  status: number;
}

type PostedForms = { [Name in FormName]?: PostedForm<Name> };

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: RequestContext };
  }
}
