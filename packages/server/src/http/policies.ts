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

/** Server-side policy of any call; the router applies it. */
export interface Policy {
  /** Summary of the call in one line, for the docs. */
  summary: string;
  /** Schema of the query string. Without it, no parameter reaches the handler. */
  query?: v.GenericSchema;
  /** Allows browsers and proxies to cache a response for half a minute. @default false */
  cached?: boolean;
  /**
   * Set if the response depends only on the data, the time and the request, so that it is made once for everybody. Its handler gets
   * no information about the visitor. Not for reads that are counted, such as people of the directory. @default false
   */
  shared?: boolean;
  /**
   * Set if browsers must ask each time whether their cached response is still current, because a person may take back what it
   * shows. Only with `shared`. @default false
   */
  revalidated?: boolean;
  /** Maximum body size in bytes, counted as it arrives. @default 0 */
  bodyLimit?: number;
  /** Captcha rule: when a person must prove to be human before anything is stored. @default 'never' */
  captcha?: CaptchaRule;
}

/** A read declares if it may be cached; a write declares its body size and its captcha rule. */
type PolicyOf<C extends Call> = { summary: string } & (C['path'] extends keyof QuerySchemas
  ? { query: QuerySchemas[C['path']] }
  : { query?: never }) &
  (C['reads'] extends true
    ? (
        | { cached: true; shared: true; revalidated?: true }
        | { cached: true; shared: false; revalidated?: never }
        | { cached: false; shared?: never; revalidated?: never }
      ) & {
        bodyLimit?: never;
        captcha?: never;
      }
    : {
        cached?: never;
        shared?: never;
        revalidated?: never;
        bodyLimit: number;
        captcha: 'captchaToken' extends keyof ParsedBody<C> ? CaptchaRule : 'never';
      });

/**
 * Policies of all calls. A missing one does not compile, and neither does one that requires a captcha which the call's body cannot
 * contain.
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
    summary: 'Subscribes to campaigns or unsubscribes, with the link in a campaign.',
    bodyLimit: limits.body.json,
    captcha: 'never',
  },
  answerTicket: {
    summary: 'Confirms or cancels a registration, with the link in its email.',
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
  getDailyMembers: {
    summary: 'Some members of the directory, others each day.',
    cached: true,
    shared: true,
    revalidated: true,
  },
  getChapterCounts: {
    summary: 'How many members each chapter has who show their state.',
    cached: true,
    shared: true,
  },
  hideEntry: {
    summary: 'Hides a member from the directory, with the link in their email.',
    bodyLimit: limits.body.json,
    captcha: 'never',
  },
  correctEntry: {
    summary: 'Corrects a member’s entry, with the link in their email; a volunteer reviews it.',
    bodyLimit: limits.body.json,
    captcha: 'never',
  },
  answerQuestion: {
    summary: 'Answers a volunteer’s question, with the link in the email.',
    bodyLimit: limits.body.json,
    captcha: 'never',
  },
  askForMyPage: {
    summary: 'Asks for the email that opens a member’s page.',
    bodyLimit: limits.body.json,
    captcha: 'suspicious',
  },
  enterMyPage: {
    summary: 'Opens a member’s page, with the link or code of the email, or a passkey.',
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
