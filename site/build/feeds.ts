import type { NewsItem } from '@banyan/api/contract';
import { escapeXml } from '@banyan/app/document';
import { feeds } from '../src/content/feeds.ts';
import { site } from '../src/content/site.ts';
import { jobHref } from '../src/pages/jobs/jobPaths.ts';
import type { RequestContext } from '../src/request.ts';

/** Entry of a feed. */
export interface Entry {
  /** Path of the entry’s page. */
  path: string;
  /** Permanent id, in the form of a path, if `path` may change. @default path */
  id?: string;
  title: string;
  /** ISO 8601 instant. */
  published: string;
  /** ISO 8601 instant of the last change. @default published */
  updated?: string | undefined;
  author: string;
  summary: string;
  /** HTML. */
  content: string;
  categories: readonly string[];
}

/** Maximum number of entries: feed readers download the whole feed each time. */
const mostEntries = 20;

/** Creates the news feed. */
export async function newsFeed({ origin, source }: RequestContext): Promise<string> {
  const { data } = await source.fetchAllNews();
  return atom(origin, feeds[0], '/news', data.map(newsEntry));
}

/** Builds the feed entry of a news item. */
export const newsEntry = (item: NewsItem): Entry => ({
  path: `/news/${encodeURIComponent(item._id)}`,
  title: item.title,
  published: item.createdAt,
  author: item.createdBy.name ?? '',
  summary: item.summary,
  content: paragraphs(item.description),
  categories: [item.category, ...item.tags].filter(Boolean),
});

/** Creates the feed of alumni stories. */
export async function storiesFeed({ origin, source }: RequestContext): Promise<string> {
  const { data } = await source.getStories();
  const entries = data.map(
    (story): Entry => ({
      path: `/alumni-stories/${encodeURIComponent(story.id)}`,
      title: story.title,
      published: story.date,
      author: story.author,
      summary: story.excerpt,
      content: story.content,
      categories: story.tags,
    }),
  );
  return atom(origin, feeds[1], '/alumni-stories', entries);
}

/** Creates the feed of jobs on the board. Each entry links to the job’s page. */
export async function jobsFeed({ origin, source }: RequestContext): Promise<string> {
  const { jobs } = await source.getJobs();
  const entries = jobs.map((job): Entry => {
    const { title, company, location, jobType, postedOn, postedBy } = job;
    return {
      path: jobHref(job._id),
      title: `${title}, ${company}`,
      published: postedOn,
      author: postedBy.User.name,
      summary: [company, location, jobType].filter(Boolean).join(', '),
      content: paragraphs(`${job.description}\n\n${job.requirements}`),
      categories: [jobType].filter(Boolean),
    };
  });
  return atom(origin, feeds[2], '/job-board', entries);
}

/** Feed metadata: title, URL and description. */
type Feed = Readonly<Record<'title' | 'href' | 'description', string>>;

const updatedOf = ({ updated, published }: Entry) => updated ?? published;

/** Creates an Atom feed (RFC 4287). All data is escaped as text; characters that XML does not allow are removed. */
export function atom(
  origin: string,
  { title, href, description }: Feed,
  page: string,
  all: readonly Entry[],
): string {
  const entries = all
    .toSorted((one, other) => Date.parse(updatedOf(other)) - Date.parse(updatedOf(one)))
    .slice(0, mostEntries);
  const [newest] = entries;
  const updated = newest ? updatedOf(newest) : `${site.founded}-01-01T00:00:00Z`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <id>${escapeXml(origin + href)}</id>`,
    `  <title>${escapeXml(`${title} | ${site.name}`)}</title>`,
    `  <subtitle>${escapeXml(description)}</subtitle>`,
    `  <updated>${instant(updated)}</updated>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(origin + href)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeXml(origin + page)}"/>`,
    `  <author><name>${escapeXml(site.name)}</name></author>`,
    ...entries.map((entry) => entryXml(origin, entry)),
    '</feed>\n',
  ].join('\n');
}

function entryXml(origin: string, entry: Entry): string {
  const { path, id = path, title, published, author, summary, content, categories } = entry;
  const address = escapeXml(origin + path);
  return [
    '  <entry>',
    `    <id>${escapeXml(origin + id)}</id>`,
    `    <title>${escapeXml(title)}</title>`,
    `    <link rel="alternate" type="text/html" href="${address}"/>`,
    `    <published>${instant(published)}</published>`,
    `    <updated>${instant(updatedOf(entry))}</updated>`,
    ...(author ? [`    <author><name>${escapeXml(author)}</name></author>`] : []),
    ...categories.map((category) => `    <category term="${escapeXml(category)}"/>`),
    ...(summary ? [`    <summary>${escapeXml(summary)}</summary>`] : []),
    ...(content ? [`    <content type="html">${escapeXml(content)}</content>`] : []),
    '  </entry>',
  ].join('\n');
}

const instant = (date: string) => new Date(date).toISOString();

/** Converts plain text to HTML: a blank line separates paragraphs. */
export const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .filter((words) => words.trim() !== '')
    .map((words) => `<p>${escapeXml(words.trim())}</p>`)
    .join('');
