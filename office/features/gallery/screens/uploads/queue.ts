import { ApiError } from '@banyan/api/client';
import { galleryLimits, type Upload, type UploadPart } from '@banyan/api/office';
import { errorMessage, withStepUp } from '../../../../kit/withStepUp.ts';
import { store } from '../../../../shell/atoms/asked.ts';
import { client } from '../../../../shell/client.ts';
import { subjectName, type UploadSubject, uploadsAtom } from '../uploadsAtom.ts';
import { canGoUp, type Entry, entryOfFile, isWorkedOn, withFiles, withUploads } from './entries.ts';

/** Number of files uploaded at the same time. */
const atOnce = 2;
/** Waits after consecutive failures, in milliseconds; the last one repeats. */
const waitsMs = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
/** Time between checks of the files the server is processing, in milliseconds. */
const lookMs = 1_500;

const doing = 'Send the files';

const starts = { event: client.startUpload, news: client.startNewsUpload };
const reads = { event: client.getUploads, news: client.getNewsUploads };

const entriesOf = (of: UploadSubject) => store.get(uploadsAtom(of));
const change = (of: UploadSubject, key: string, set: Partial<Entry>): void =>
  store.set(uploadsAtom(of), (entries) =>
    entries.map((entry) => (entry.key === key ? { ...entry, ...set } : entry)),
  );

/** Running uploads, by subject and key. */
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
    // A restored connection ends the wait.
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });

/** True if a retry may help: the connection broke, or the server is down or overloaded. */
const isPassing = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.kind !== 'http' ||
    error.status === 400 ||
    error.status === 408 ||
    error.status === 429 ||
    (error.status !== undefined && error.status >= 500));

/** Repeats an action until it succeeds or fails for good. Meanwhile the entry shows the reason for the wait. */
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
      // The server gives the reason why it accepts no more now.
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

/** Uploads one file from the byte the server has reached. */
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

/** Subjects with known files; they share the limit of simultaneous uploads. */
const subjects = new Map<string, UploadSubject>();

/** Starts as many uploads as the limit allows, and checks the files being processed. */
function pump(of: UploadSubject): void {
  subjects.set(subjectName(of), of);
  for (const entry of entriesOf(of)) {
    if (running.size >= atOnce) break;
    if (canGoUp(entry) && !running.has(nameOf(of, entry.key))) void begin(of, entry);
  }
  look(of);
}

const looking = new Set<string>();

/** Checks the files being processed until none is left. */
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

/** Uploads files. @returns the keys of their entries */
export function sendFiles(of: UploadSubject, files: readonly File[], part: UploadPart = 'item'): string[] {
  const chosen = files.map((file) => entryOfFile(file, part));
  store.set(uploadsAtom(of), (entries) => withFiles(entries, chosen));
  pump(of);
  return chosen.map(({ key }) => key);
}

/** Retries uploads whose file is still in the browser. */
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

/** Cancels uploads, here and on the server. */
export function dropFiles(of: UploadSubject, keys: readonly string[]): void {
  const dropped = entriesOf(of).filter(({ key }) => keys.includes(key));
  store.set(uploadsAtom(of), (entries) => entries.filter(({ key }) => !keys.includes(key)));
  for (const { key, id } of dropped) {
    running.get(nameOf(of, key))?.abort();
    // Otherwise the server deletes it within a day.
    if (id !== undefined) client.dropUpload({}, { params: { id } }).catch(() => undefined);
  }
}

/** Merges the server’s state of all uploads, and continues. */
export function knowUploads(of: UploadSubject, uploads: readonly Upload[]): void {
  store.set(uploadsAtom(of), (entries) => withUploads(entries, uploads));
  pump(of);
}

/** Removes the entries of files that have been saved. */
export const forgetSaved = (of: UploadSubject, paths: ReadonlySet<string>): void =>
  store.set(uploadsAtom(of), (entries) =>
    entries.filter(({ item }) => item === null || !paths.has(item.path)),
  );
