import type { ChallengeQuery } from './captcha/challenge-query.ts';
import type { ChapterQuery } from './chapters/chapter-query.ts';
import type { MembersQuery } from './members/members-query.ts';
import type { SearchQuery } from './search/search-query.ts';

/**
 * Query schemas by path of the call. Types only: a client uses them for typing and loads no schema. The server validates; its
 * policies name the schemas themselves.
 */
export interface QuerySchemas {
  '/events/get-active-events': typeof ChapterQuery;
  '/events/get-featured-event': typeof ChapterQuery;
  '/news/fetch-all-news': typeof ChapterQuery;
  '/member/get-members': typeof MembersQuery;
  '/search': typeof SearchQuery;
  '/verification/challenge': typeof ChallengeQuery;
}
