import type { ChallengeQuery } from './captcha/challenge-query.ts';
import type { ChapterQuery } from './chapters/chapter-query.ts';
import type { MembersQuery } from './members/members-query.ts';
import type { SearchQuery } from './search/search-query.ts';

/**
 * Which schema reads the query of a call, by the call's path. Types only: a client is typed by it and carries no schema,
 * for it leaves checking to the server, whose policies name the schemas themselves.
 */
export interface QuerySchemas {
  '/events/get-active-events': typeof ChapterQuery;
  '/events/get-featured-event': typeof ChapterQuery;
  '/news/fetch-all-news': typeof ChapterQuery;
  '/member/get-members': typeof MembersQuery;
  '/search': typeof SearchQuery;
  '/verification/challenge': typeof ChallengeQuery;
}
