import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** Commit of the first packages that chapter sites were built with, 0.1.0. */
const release = 'cedde04b7f2b1a9e39ddd509559bac9d2844c741';

const repository = join(import.meta.dirname, '../../../..');

const git = (...parameters: string[]): Buffer =>
  execFileSync('git', parameters, {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 28,
  });

/** True if git has those packages; a shallow clone or a download without history does not. */
export function hasOlderPackages(): boolean {
  try {
    git('cat-file', '-e', `${release}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

type Read = (signal: AbortSignal) => Promise<unknown>;

/** Exports of those packages that the tests call. */
export interface OlderPackages {
  createClient: (options: {
    base: string;
    fetch: typeof fetch;
  }) => Record<string, (...parameters: unknown[]) => Promise<unknown>>;
  /** Reads and writes of a chapter's pages; they reach the API through the global `fetch`. */
  readEvents: (signal: AbortSignal) => Promise<{ events: readonly object[]; feed: string }>;
  upcomingRow: (event: object, now: number, alive: boolean) => Record<string, unknown>;
  pastTile: (event: object) => Record<string, unknown>;
  readNextEvent: Read;
  readFrontNews: (signal: AbortSignal) => Promise<readonly Record<string, unknown>[]>;
  sendMessage: (body: object) => Promise<unknown>;
  sendRegistration: (body: object) => Promise<unknown>;
}

const entry = `
export { createClient } from './packages/api/src/client/index.ts';
export { pastTile, readEvents, upcomingRow } from './packages/create-chapter/src/app/events.ts';
export { readNextEvent } from './packages/create-chapter/src/app/nextEvent.ts';
export { readFrontNews } from './packages/create-chapter/src/app/news.ts';
export { sendMessage } from './packages/create-chapter/src/app/sendMessage.ts';
export { sendRegistration } from './packages/create-chapter/src/app/joining.ts';
`;

/** Resolves imports among the old packages; components of pages are left out. */
const amongThemselves = (folder: string, chapter: object): Plugin => ({
  name: 'banyan:older-packages',
  enforce: 'pre',
  resolveId(specifier) {
    if (specifier === 'virtual:chapter') return '\0virtual:chapter';
    const part = /^@banyan\/api\/(client|contract)$/.exec(specifier)?.[1];
    if (part !== undefined) return join(folder, `packages/api/src/${part}/index.ts`);
    if (specifier === '@banyan/ui/content')
      return join(folder, 'packages/ui/src/content/ShareButton/cutByGrapheme.ts');
    return null;
  },
  load: (id) => (id === '\0virtual:chapter' ? `export const chapter = ${JSON.stringify(chapter)};` : null),
});

/**
 * Extracts the first packages from git and bundles them into one module, inside this package's folder so that it finds valibot.
 *
 * @param chapter Content of the site's `chapter.json`.
 * @param cleanUp Receives a function that removes everything again.
 */
export async function olderPackages(
  chapter: object,
  cleanUp: (remove: () => void) => void,
): Promise<OlderPackages> {
  const modules = join(import.meta.dirname, '../../node_modules');
  mkdirSync(modules, { recursive: true });
  const folder = mkdtempSync(join(modules, '.older-'));
  cleanUp(() => rmSync(folder, { recursive: true, force: true }));
  const parts = [
    'packages/api/src',
    'packages/create-chapter/src/app',
    'packages/ui/src/content/ShareButton',
  ];
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', '--format=tar', release, ...parts) });
  writeFileSync(join(folder, 'entry.ts'), entry);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    plugins: [amongThemselves(folder, chapter)],
    ssr: { noExternal: true },
    build: { ssr: 'entry.ts', outDir: join(folder, 'dist'), target: 'node24' },
  });
  return (await import(join(folder, 'dist/entry.js'))) as OlderPackages;
}

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Keys of every response of a 0.1.0 server with the samples of a first start: `data[].title`. */
export const answeredKeys: Record<string, readonly string[]> = {
  getFeaturedEvent: words(`
    data data._id data.chapter data.date data.description data.endDate data.images data.location
    data.registrationURL data.timezone data.title success`),
  getActiveEvents: words(`
    data data[]._id data[].category data[].changedAt data[].chapter data[].createdAt data[].date
    data[].description data[].endDate data[].images data[].isActive data[].isApproved data[].location
    data[].maxAttendees data[].media data[].organizer data[].registeredCount data[].registeredUsers
    data[].registrationDeadline data[].registrationURL data[].timezone data[].title success`),
  getEvent: words(`
    data data._id data.category data.changedAt data.chapter data.createdAt data.date data.description
    data.endDate data.images data.isActive data.isApproved data.location data.maxAttendees data.media
    data.organizer data.registeredCount data.registeredUsers data.registrationDeadline
    data.registrationURL data.timezone data.title success`),
  fetchAllNews: words(`
    data data[]._id data[].category data[].chapter data[].createdAt data[].createdBy
    data[].createdBy.name data[].description data[].featured data[].images data[].summary data[].tags
    data[].title success`),
  getStories: words(`
    data data[].author data[].authorImage data[].authorTitle data[].category data[].content data[].date
    data[].excerpt data[].id data[].image data[].readTime data[].tags data[].title success`),
  getMembers: words(`
    data data[]._id data[].address data[].address.state data[].coepProgram data[].company
    data[].firstName data[].graduationYear data[].image data[].lastName data[].linkedIn success total`),
  getJobs: words(`
    jobs jobs[]._id jobs[].applicationLink jobs[].company jobs[].description jobs[].jobType
    jobs[].location jobs[].postedBy jobs[].postedBy.User jobs[].postedBy.User.contactNo
    jobs[].postedBy.User.email jobs[].postedBy.User.name jobs[].postedOn jobs[].requirements
    jobs[].title success`),
  health: words('contract status'),
  registerForEvent: words('message reference success'),
  createStory: words('message reference success'),
  sendContactMessage: words('message reference success'),
  registerMember: words('message reference success'),
  createJob: words('message reference success'),
};
