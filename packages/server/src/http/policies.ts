import {
  type Call,
  type Calls,
  ChapterQuery,
  limits,
  type ParsedBody,
  type QuerySchemas,
} from '@banyan/api/contract';
import { ChallengeQuery, MembersQuery, SearchQuery } from '@banyan/api/internal';
import type * as v from 'valibot';
import type { CaptchaRule } from '../captcha/guard.ts';

/** What only the server reads of a call, whichever call it is; the router acts by it. */
export interface Policy {
  /** One line for the docs. */
  summary: string;
  /** Reads what stands behind the `?`. Without it nothing of that reaches the handler. */
  query?: v.GenericSchema;
  /** Whether an answer may be kept for half a minute, by browsers and by anything in between. @default false */
  cached?: boolean;
  /**
   * Whether its answer depends on the data, the moment and what was asked alone, so that it is made once for everybody. Its
   * handler learns nothing of who asks. Not for what is counted, as people of the directory are. @default false
   */
  shared?: boolean;
  /** Largest body in bytes, counted on the stream. @default 0 */
  bodyLimit?: number;
  /** Whether a person must prove to be there before anything is written. @default 'never' */
  captcha?: CaptchaRule;
}

/** A read says whether it may be kept; a write how large it may be, and who must prove to be a person. */
type PolicyOf<C extends Call> = { summary: string } & (C['path'] extends keyof QuerySchemas
  ? { query: QuerySchemas[C['path']] }
  : { query?: never }) &
  (C['reads'] extends true
    ? ({ cached: true; shared: boolean } | { cached: false; shared?: never }) & {
        bodyLimit?: never;
        captcha?: never;
      }
    : {
        cached?: never;
        shared?: never;
        bodyLimit: number;
        captcha: 'captchaToken' extends keyof ParsedBody<C> ? CaptchaRule : 'never';
      });

/**
 * The server's half of every row of the table of calls: a missing one does not compile, and neither does one that asks for a
 * proof which the call's body cannot carry.
 */
export const policies = {
  getFeaturedEvent: {
    summary: 'The next featured event, or null; with `chapter` that chapter’s own next one.',
    query: ChapterQuery,
    cached: true,
    shared: true,
  },
  getActiveEvents: {
    summary: 'All active and approved events, upcoming and past; of one chapter with `chapter`.',
    query: ChapterQuery,
    cached: true,
    shared: true,
  },
  getEvent: {
    summary: 'One active and approved event.',
    cached: true,
    shared: true,
  },
  getCanceledEvent: {
    summary: 'One event that was shown until it was canceled.',
    cached: true,
    shared: true,
  },
  registerForEvent: {
    summary: 'A registration for an upcoming event.',
    bodyLimit: limits.body.json,
    captcha: 'suspicious',
  },
  unsubscribe: {
    summary: 'Says which letters to many one wants, by the link under such a letter.',
    bodyLimit: limits.body.json,
    captcha: 'never',
  },
  answerTicket: {
    summary: 'Takes or gives back the seat of a registration, by the link in its letter.',
    bodyLimit: limits.body.json,
    captcha: 'never',
  },
  fetchAllNews: {
    summary: 'All published news, newest first; of one chapter with `chapter`.',
    query: ChapterQuery,
    cached: true,
    shared: true,
  },
  getStories: {
    summary: 'All published stories, newest first.',
    cached: true,
    shared: true,
  },
  createStory: {
    summary: 'A story of an alumnus, reviewed by people.',
    bodyLimit: limits.body.story,
    captcha: 'suspicious',
  },
  sendContactMessage: {
    summary: 'A message to the association.',
    bodyLimit: limits.body.json,
    captcha: 'always',
  },
  registerMember: {
    summary: 'A request for membership, reviewed by people.',
    bodyLimit: limits.body.json,
    captcha: 'always',
  },
  getMembers: {
    summary: 'The directory: approved members, searched and in pages.',
    query: MembersQuery,
    cached: true,
    shared: false,
  },
  getClassYears: {
    summary: 'How many members are listed of each graduation year.',
    cached: true,
    shared: true,
  },
  hideEntry: {
    summary: 'A member leaves the directory, by the link in their letter.',
    bodyLimit: limits.body.json,
    captcha: 'never',
  },
  correctEntry: {
    summary: 'A member corrects their entry, by the link in their letter; reviewed by people.',
    bodyLimit: limits.body.json,
    captcha: 'never',
  },
  answerQuestion: {
    summary: 'Answers a question of a volunteer, by the link in the letter that asked it.',
    bodyLimit: limits.body.json,
    captcha: 'never',
  },
  askForMyPage: {
    summary: 'Asks for the letter that opens one’s own page.',
    bodyLimit: limits.body.json,
    captcha: 'suspicious',
  },
  enterMyPage: {
    summary: 'Opens one’s own page, by the link of the letter, its code or a passkey.',
    bodyLimit: limits.body.json,
    captcha: 'never',
  },
  optionsToEnterMyPage: {
    summary: 'What a browser asks for a passkey with that opens one’s own page.',
    bodyLimit: limits.body.json,
    captcha: 'never',
  },
  actOnMyPage: {
    summary: 'Does what a button of one’s own page says.',
    bodyLimit: limits.body.json,
    captcha: 'never',
  },
  optionsOfMyPasskey: {
    summary: 'What a browser makes a passkey with for one’s own page.',
    bodyLimit: limits.body.json,
    captcha: 'never',
  },
  correctMyEntry: {
    summary: 'A member corrects their entry on their own page; reviewed by people.',
    bodyLimit: limits.body.json,
    captcha: 'never',
  },
  getJobs: {
    summary: 'The jobs on the board, newest first.',
    cached: true,
    shared: true,
  },
  createJob: {
    summary: 'A job for the board, reviewed by people.',
    bodyLimit: limits.body.json,
    captcha: 'always',
  },
  search: {
    summary:
      'Everything published that has the words of `q`: the first of every kind, or a page of one `kind`.',
    query: SearchQuery,
    cached: true,
    shared: false,
  },
  createOrder: {
    summary: 'An order for a gift in whole US dollars.',
    bodyLimit: limits.body.json,
    captcha: 'suspicious',
  },
  captureOrder: {
    summary: 'Takes the money of an approved order, once.',
    bodyLimit: limits.body.json,
    captcha: 'never',
  },
  getOrderDetails: {
    summary: 'Status and amount of a completed gift.',
    cached: false,
  },
  health: {
    summary: 'Whether the server and its database answer, and which contract they keep.',
    cached: false,
  },
  getVerificationChallenge: {
    summary: 'A fresh challenge for the embedded human verification, of the call `for`.',
    query: ChallengeQuery,
    cached: false,
  },
} as const satisfies { [Name in keyof Calls]: PolicyOf<Calls[Name]> };
