import * as v from 'valibot';
import { about } from './about.ts';
import { answer } from './answer.ts';
import { chapterFeeds } from './chapterFeeds.ts';
import { chapterPages } from './chapterPages.ts';
import { chapters } from './chapters.ts';
import { chaptersIndex } from './chaptersIndex.ts';
import { chapterWords } from './chapterWords.ts';
import { associationContent } from './check/association.ts';
import { communityContent } from './check/community.ts';
import { eventsContent } from './check/events.ts';
import { aroundContent } from './check/site.ts';
import { classOf } from './classOf.ts';
import { contact } from './contact.ts';
import { directoryEnd } from './directoryEnd.ts';
import { donate } from './donate.ts';
import { donateHome } from './donateHome.ts';
import { eventClock } from './eventClock.ts';
import { eventRegistration } from './eventRegistration.ts';
import { events } from './events.ts';
import { feeds } from './feeds.ts';
import { footerGroups } from './footerGroups.ts';
import { home } from './home.ts';
import { homeBelow } from './homeBelow.ts';
import { jobPosting } from './jobPosting.ts';
import { jobs } from './jobs.ts';
import { mainAction, mainNavigation, menuLinks, policies, searchLink } from './links.ts';
import { registration } from './membership.ts';
import { membershipPage } from './membershipPage.ts';
import { myEntry } from './myEntry.ts';
import { news } from './news.ts';
import { nextSteps } from './nextSteps.ts';
import { notableAlumni } from './notableAlumni.ts';
import { newsNotFound, notFound, storyNotFound } from './notFound.ts';
import { pageDescriptions } from './pageDescriptions.ts';
import { pages } from './pages.ts';
import { pastEvent } from './pastEvent.ts';
import { registered } from './registered.ts';
import { resources } from './resources.ts';
import { search } from './search.ts';
import { site } from './site.ts';
import { socialLinks } from './socialLinks.ts';
import { stories } from './stories.ts';
import { submitStory } from './submitStory.ts';
import { thenAndNow } from './thenAndNow.ts';
import { ticket } from './ticket.ts';
import { unsubscribe } from './unsubscribe.ts';

const content = v.object({ ...aroundContent, ...associationContent, ...eventsContent, ...communityContent });

/** All content that volunteers edit, by file. */
const siteContent = {
  site,
  links: { mainNavigation, mainAction, menuLinks, searchLink, policies },
  elsewhere: socialLinks,
  footerGroups,
  chapters,
  chapterPages,
  chapterWords,
  chaptersIndex,
  classOf,
  home,
  homeBelow,
  directoryEnd,
  jobs,
  jobPosting,
  about,
  thenAndNow,
  contact,
  membershipPage,
  membership: registration,
  meanwhile: nextSteps,
  eventRegistration,
  eventClock,
  events,
  registered,
  ticket,
  unsubscribe,
  pastEvent,
  donate,
  donateHome,
  resources,
  search,
  stories,
  submitStory,
  notableAlumni,
  answer,
  myEntry,
  news,
  feeds,
  chapterFeeds,
  notFound: { ...notFound, news: newsNotFound, story: storyNotFound },
  pages,
  pageDescriptions,
};

/** Problems of the content files (missing or wrong entries), one sentence each. The build fails if there are any. */
export function problemsOfContent(): string[] {
  const result = v.safeParse(content, siteContent, { abortPipeEarly: true });
  if (result.success) return [];
  return result.issues.map((issue) => {
    const [file, ...entry] = (issue.path ?? []).map((item) => String(item.key));
    const problem = issue.received === 'undefined' ? 'is missing' : issue.message;
    return `site/src/content/${file ?? 'site'}.ts: ${entry.join('.') || 'the file'} ${problem}.`;
  });
}
