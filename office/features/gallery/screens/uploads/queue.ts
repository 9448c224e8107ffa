import { ApiError } from '@banyan/api/client';
import { galleryLimits, type Upload, type UploadPart } from '@banyan/api/office';
import { errorMessage, withStepUp } from '../../../../kit/withStepUp.ts';
import { store } from '../../../../shell/atoms/asked.ts';
import { client } from '../../../../shell/client.ts';
import { subjectName, type UploadSubject, uploadsAtom } from '../uploadsAtom.ts';
import { canGoUp, type Entry, entryOfFile, isWorkedOn, withFiles, withUploads } from './entries.ts';

/** How many files go up at the same time. */
const atOnce = 2;
/** How long to wait after a failure, again and again the last one, in milliseconds. */
const waitsMs = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
/** How often it is asked what has become of what is there, in milliseconds. */
const lookMs = 1_500;

const doing = 'Send the files';

const starts = { event: client.startUpload, news: client.startNewsUpload };
const reads = { event: client.getUploads, news: client.getNewsUploads };

const entriesOf = (of: UploadSubject) => store.get(uploadsAtom(of));
const change = (of: UploadSubject, key: string, set: Partial<Entry>): void =>
  store.set(uploadsAtom(of), (entries) =>
    entries.map((entry) => (entry.key === key ? { ...entry, ...set } : entry)),
  );

/** What is going up at this moment, by what it is for and key. */
const running = new Map<string, AbortController>();
const nameOf = (of: UploadSubject, key: string) => `${subjectName(of)} ${key}`;

const passes = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    // Whoever has a connection again need not wait.
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });

/** Whether trying again by itself may help: the line broke, the server is away or has too much to do. */
const isPassing = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.kind !== 'http' ||
    error.status === 400 ||
    error.status === 408 ||
    error.status === 429 ||
    (error.status !== undefined && error.status >= 500));

/** Does something until it is done, or told that it never will be. Says meanwhile what it waits for. */
async function patiently<Answer>(
  of: UploadSubject,
  key: string,
  signal: AbortSignal,
  call: () => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      const answer = await withStepUp(doing, call);
      change(of, key, { reason: '' });
      return answer;
    } catch (error) {
      if (signal.aborted || !isPassing(error)) throw error;
      // The server says why it cannot take more just now.
      const why = error.status === 503 ? `${error.message} ` : '';
      change(of, key, { reason: `${why}It continues automatically once the server responds.` });
      const wait = waitsMs[Math.min(tries, waitsMs.length - 1)] ?? 0;
      await passes(Math.max(wait, (error.retryAfter ?? 0) * 1_000), signal);
      if (signal.aborted) throw error;
    }
  }
}

const noted = (of: UploadSubject, upload: Upload): void =>
  store.set(uploadsAtom(of), (entries) =>
    entries.map((entry) => withUploads([entry], [upload]).find(({ key }) => key === entry.key) ?? entry),
  );

/** Sends one file from where the server stands. */
async function send(
  of: UploadSubject,
  { key, part, name, size, lastModified, file }: Entry,
  signal: AbortSignal,
) {
  if (!file) return;
  const body = { part, name, size, type: file.type, lastModified };
  const { upload } = await patiently(of, key, signal, () =>
    starts[of.kind](body, { params: { id: of.id }, signal }),
  );
  change(of, key, { ...upload, key });
  let { received } = upload;
  while (upload.state === 'waiting' && received < size) {
    const piece = file.slice(received, received + galleryLimits.piece);
    const at = String(received);
    const answer = await patiently(of, key, signal, () =>
      client.sendChunk(piece, { params: { id: upload.id }, query: { at }, signal }),
    );
    received = answer.received;
    change(of, key, { received });
  }
}

async function begin(of: UploadSubject, entry: Entry): Promise<void> {
  const { key } = entry;
  const stop = new AbortController();
  const name = nameOf(of, key);
  running.set(name, stop);
  try {
    await send(of, entry, stop.signal);
  } catch (error) {
    const reason = errorMessage(error) ?? 'You didn’t use your passkey.';
    if (!stop.signal.aborted) change(of, key, { state: 'refused', reason });
  } finally {
    if (running.get(name) === stop) running.delete(name);
    for (const one of subjects.values()) pump(one);
  }
}

/** Whose files are known; what is done with those of one makes room for those of the others. */
const subjects = new Map<string, UploadSubject>();

/** Begins what can go up, as many at once as may be, and looks what becomes of the rest. */
function pump(of: UploadSubject): void {
  subjects.set(subjectName(of), of);
  for (const entry of entriesOf(of)) {
    if (running.size >= atOnce) break;
    if (canGoUp(entry) && !running.has(nameOf(of, entry.key))) void begin(of, entry);
  }
  look(of);
}

const looking = new Set<string>();

/** Asks what has become of what is there, until nothing is on its way to become something. */
function look(of: UploadSubject): void {
  const name = subjectName(of);
  if (looking.has(name) || !entriesOf(of).some(isWorkedOn)) return;
  looking.add(name);
  const again = async () => {
    const found = await reads[of.kind]({ params: { id: of.id } }).catch(() => undefined);
    looking.delete(name);
    for (const upload of found?.uploads ?? []) noted(of, upload);
    look(of);
  };
  setTimeout(() => void again(), lookMs);
}

/** Has files go up. @returns the keys of their entries */
export function sendFiles(of: UploadSubject, files: readonly File[], part: UploadPart = 'item'): string[] {
  const chosen = files.map((file) => entryOfFile(file, part));
  store.set(uploadsAtom(of), (entries) => withFiles(entries, chosen));
  pump(of);
  return chosen.map(({ key }) => key);
}

/** Tries those again whose file is at hand. */
export function tryAgain(of: UploadSubject, keys: readonly string[]): void {
  store.set(uploadsAtom(of), (entries) =>
    entries.map((entry) =>
      keys.includes(entry.key) && entry.file
        ? { ...entry, state: 'waiting', received: 0, reason: '', id: undefined }
        : entry,
    ),
  );
  pump(of);
}

/** Calls some off, here and at the server. */
export function dropFiles(of: UploadSubject, keys: readonly string[]): void {
  const dropped = entriesOf(of).filter(({ key }) => keys.includes(key));
  store.set(uploadsAtom(of), (entries) => entries.filter(({ key }) => !keys.includes(key)));
  for (const { key, id } of dropped) {
    running.get(nameOf(of, key))?.abort();
    // What stays there is forgotten by itself within a day.
    if (id !== undefined) client.dropUpload({}, { params: { id } }).catch(() => undefined);
  }
}

/** Puts what the server says of all over what is known, and goes on. */
export function knowUploads(of: UploadSubject, uploads: readonly Upload[]): void {
  store.set(uploadsAtom(of), (entries) => withUploads(entries, uploads));
  pump(of);
}

/** Forgets those that are part of what they are for now. */
export const forgetSaved = (of: UploadSubject, paths: ReadonlySet<string>): void =>
  store.set(uploadsAtom(of), (entries) =>
    entries.filter(({ item }) => item === null || !paths.has(item.path)),
  );
