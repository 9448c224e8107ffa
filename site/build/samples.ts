import { ApiError } from '@banyan/api/client';
import {
  type AlumnusCard,
  chapterIds,
  chaptersOfState,
  dayMs,
  findProgram,
  findState,
  type Job,
  limits,
  ofChapter,
} from '@banyan/api/contract';
import {
  type SampleMember,
  sampleEvents,
  sampleFeaturedEvent,
  sampleJobs,
  sampleMembers,
  sampleNews,
  sampleStories,
} from '@banyan/api/samples';
import type { ReadSource } from '../src/client.ts';

/** Creates a data source of sample content, which prerendered pages show until the browser has read the API. */
export function sampleSource(now = new Date()): ReadSource {
  const events = sampleEvents(now);
  return {
    fetchAllNews: async ({ query } = {}) => ({ success: true, data: asked(sampleNews(now), query) }),
    getMembers: async () => ({ success: true, data: firstMembers(), total: sampleMembers.length }),
    // A page rendered at build time has no search query.
    search: async () => ({ success: true, data: [] }),
    getClassYears: async () => ({ success: true, data: classYears() }),
    getChapterCounts: async () => ({ success: true, data: chapterCounts() }),
    getJobs: async () => ({ success: true, jobs: jobsOnBoard(now) }),
    getStories: async () => ({ success: true, data: sampleStories(now) }),
    getFeaturedEvent: async () => ({ success: true, data: sampleFeaturedEvent(now) }),
    getActiveEvents: async ({ query } = {}) => ({ success: true, data: asked(events, query) }),
    getCanceledEvent: () => Promise.reject(new ApiError('http', { status: 404 })),
    getEvent: async ({ params }) => ({
      success: true,
      data: events.find(({ _id }) => _id === params.id) ?? null,
    }),
  };
}

/** Returns the items of a chapter; all items without one. */
const asked = <Item extends { chapter?: string | null | undefined }>(
  items: Item[],
  { chapter = '' }: { chapter?: string | undefined } = {},
) => (chapter ? ofChapter(items, chapter) : items);

/** Counts the sample members per graduation year. */
function classYears() {
  const years = Map.groupBy(sampleMembers, ({ year }) => year);
  return [...years].map(([year, { length: members }]) => ({ year, members })).sort((a, b) => a.year - b.year);
}

/** Counts the sample members who live in each chapter’s states and agreed to show it. */
function chapterCounts() {
  const shown = sampleMembers.flatMap(({ showsState, state }) => (showsState && findState(state)) || []);
  return chapterIds.map((chapter) => ({
    chapter,
    members: shown.filter((state) => chaptersOfState(state).includes(chapter)).length,
  }));
}

/** Returns the directory’s first page in the server’s order (last name), with only the data each member agreed to show. */
function firstMembers(): AlumnusCard[] {
  const byName = (one: SampleMember, other: SampleMember) =>
    `${one.lastName} ${one.firstName}`.localeCompare(`${other.lastName} ${other.firstName}`, 'en');
  return sampleMembers
    .toSorted(byName)
    .slice(0, limits.directoryPage.standard)
    .map(({ firstName, lastName, year, program, programName, profile, ...more }) => {
      const name = `${firstName}-${lastName}`.toLowerCase();
      return {
        _id: `sample-${name}`,
        firstName,
        lastName,
        image: '',
        graduationYear: year,
        coepProgram: programName ?? findProgram(program)?.name ?? program,
        company: more.showsCompany ? more.company : '',
        address: { state: more.showsState ? more.state : '' },
        linkedIn: profile ? `https://example.org/in/${name}` : '',
      };
    });
}

/** Returns the sample jobs, newest first, with only the data each poster agreed to show. */
function jobsOnBoard(now: Date): Job[] {
  return sampleJobs
    .toSorted((one, other) => one.daysAgo - other.daysAgo)
    .map(({ daysAgo, showContact, postedBy, ...job }, place) => ({
      ...job,
      _id: `sample-job-${place + 1}`,
      postedOn: new Date(now.getTime() - daysAgo * dayMs).toISOString(),
      postedBy: {
        User: {
          name: postedBy.User.name,
          email: showContact ? postedBy.User.email : '',
          contactNo: showContact ? postedBy.User.contactNo : '',
        },
      },
    }));
}
