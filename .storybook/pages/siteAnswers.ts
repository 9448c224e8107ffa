import { defaultRuntimeConfig, getDailyMembers } from '@banyan/api/contract';
import { sampleSource } from '../../site/build/samples.ts';
import { readCalls } from '../../site/src/readCalls.ts';

type Asked = Record<string, string | undefined>;

/** Answers to the reads that pages make without any interaction, from the samples that the site is built with. */
const answers: readonly [path: string, answer: (params: Asked, query: Asked) => Promise<unknown>][] = [
  [readCalls.getFeaturedEvent.path, () => sampleSource().getFeaturedEvent()],
  [readCalls.getActiveEvents.path, (_, query) => sampleSource().getActiveEvents({ query })],
  [readCalls.getEvent.path, ({ id = '' }) => sampleSource().getEvent({ params: { id } })],
  [readCalls.fetchAllNews.path, (_, query) => sampleSource().fetchAllNews({ query })],
  [readCalls.getStories.path, () => sampleSource().getStories()],
  [readCalls.getMembers.path, () => sampleSource().getMembers()],
  // The members of the day have some of the fields of the directory’s.
  [getDailyMembers.path, () => sampleSource().getMembers()],
  [readCalls.getClassYears.path, () => sampleSource().getClassYears()],
  [readCalls.getChapterCounts.path, () => sampleSource().getChapterCounts()],
  [readCalls.getJobs.path, () => sampleSource().getJobs()],
];

/** `/events/get-events/{id}` as an expression that reads the id. */
const asExpression = (path: string) => new RegExp(`^/api${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

async function answerTo({ pathname, searchParams }: URL): Promise<Response> {
  if (pathname === '/config.json') return Response.json(defaultRuntimeConfig);
  for (const [path, answer] of answers) {
    const match = asExpression(path).exec(pathname);
    if (match) return Response.json(await answer({ ...match.groups }, Object.fromEntries(searchParams)));
  }
  return Response.json({ success: false, message: 'There is no server here.' }, { status: 503 });
}

/** Replaces the server while a story is shown, so that a page that reads again gets the data it was rendered with. */
export function answerFromSamples(): () => void {
  const { fetch } = window;
  window.fetch = (input) =>
    answerTo(new URL(input instanceof Request ? input.url : input, window.location.origin));
  return () => {
    window.fetch = fetch;
  };
}
