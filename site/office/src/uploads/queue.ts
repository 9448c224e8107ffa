import { ApiError } from '@banyan/api/client';
import { galleryLimits, type Upload, type UploadPart } from '@banyan/api/office';
import { act, saidOf } from '../act.ts';
import { store } from '../atoms/asked.ts';
import { uploadsAtom } from '../atoms/uploads.ts';
import { client } from '../client.ts';
import { canGoUp, type Entry, entryOfFile, isWorkedOn, withFiles, withUploads } from './entries.ts';

/** How many files go up at the same time. */
const atOnce = 2;
/** How long to wait after a failure, again and again the last one, in milliseconds. */
const waitsMs = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
/** How often it is asked what has become of what is there, in milliseconds. */
const lookMs = 1_500;

const doing = 'Send the files';

const entriesOf = (event: string) => store.get(uploadsAtom(event));
const change = (event: string, key: string, set: Partial<Entry>): void =>
  store.set(uploadsAtom(event), (entries) =>
    entries.map((entry) => (entry.key === key ? { ...entry, ...set } : entry)),
  );

/** What is going up at this moment, by event and key. */
const running = new Map<string, AbortController>();
const nameOf = (event: string, key: string) => `${event} ${key}`;

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
    (error.status !== undefined && error.status >= 500 && error.status !== 507));

/** Does something until it is done, or told that it never will be. Says meanwhile what it waits for. */
async function patiently<Answer>(
  event: string,
  key: string,
  signal: AbortSignal,
  call: () => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      const answer = await act(doing, call);
      change(event, key, { reason: '' });
      return answer;
    } catch (error) {
      if (signal.aborted || !isPassing(error)) throw error;
      change(event, key, { reason: 'It goes on by itself, as soon as the server answers.' });
      const wait = waitsMs[Math.min(tries, waitsMs.length - 1)] ?? 0;
      await passes(Math.max(wait, (error.retryAfter ?? 0) * 1_000), signal);
      if (signal.aborted) throw error;
    }
  }
}

const noted = (event: string, upload: Upload): void =>
  store.set(uploadsAtom(event), (entries) =>
    entries.map((entry) => withUploads([entry], [upload]).find(({ key }) => key === entry.key) ?? entry),
  );

/** Sends one file from where the server stands. */
async function send(
  event: string,
  { key, part, name, size, lastModified, file }: Entry,
  signal: AbortSignal,
) {
  if (!file) return;
  const body = { part, name, size, type: file.type, lastModified };
  const { upload } = await patiently(event, key, signal, () =>
    client.startUpload(body, { params: { id: event }, signal }),
  );
  change(event, key, { ...upload, key });
  let { received } = upload;
  while (upload.state === 'waiting' && received < size) {
    const piece = file.slice(received, received + galleryLimits.piece);
    const at = String(received);
    const answer = await patiently(event, key, signal, () =>
      client.sendChunk(piece, { params: { id: upload.id }, query: { at }, signal }),
    );
    received = answer.received;
    change(event, key, { received });
  }
}

async function begin(event: string, entry: Entry): Promise<void> {
  const { key } = entry;
  const stop = new AbortController();
  const name = nameOf(event, key);
  running.set(name, stop);
  try {
    await send(event, entry, stop.signal);
  } catch (error) {
    const reason = saidOf(error) ?? 'Your passkey was not shown.';
    if (!stop.signal.aborted) change(event, key, { state: 'refused', reason });
  } finally {
    if (running.get(name) === stop) running.delete(name);
    for (const one of events) pump(one);
  }
}

/** Whose files are known; what is done with those of one makes room for those of the others. */
const events = new Set<string>();

/** Begins what can go up, as many at once as may be, and looks what becomes of the rest. */
function pump(event: string): void {
  events.add(event);
  for (const entry of entriesOf(event)) {
    if (running.size >= atOnce) break;
    if (canGoUp(entry) && !running.has(nameOf(event, entry.key))) void begin(event, entry);
  }
  look(event);
}

const looking = new Set<string>();

/** Asks what has become of what is there, until nothing is on its way to become something. */
function look(event: string): void {
  if (looking.has(event) || !entriesOf(event).some(isWorkedOn)) return;
  looking.add(event);
  const again = async () => {
    const found = await client.getUploads({ params: { id: event } }).catch(() => undefined);
    looking.delete(event);
    for (const upload of found?.uploads ?? []) noted(event, upload);
    look(event);
  };
  setTimeout(() => void again(), lookMs);
}

/** Has files go up. @returns the keys of their entries */
export function sendFiles(event: string, files: readonly File[], part: UploadPart = 'item'): string[] {
  const chosen = files.map((file) => entryOfFile(file, part));
  store.set(uploadsAtom(event), (entries) => withFiles(entries, chosen));
  pump(event);
  return chosen.map(({ key }) => key);
}

/** Tries those again whose file is at hand. */
export function tryAgain(event: string, keys: readonly string[]): void {
  store.set(uploadsAtom(event), (entries) =>
    entries.map((entry) =>
      keys.includes(entry.key) && entry.file
        ? { ...entry, state: 'waiting', received: 0, reason: '', id: undefined }
        : entry,
    ),
  );
  pump(event);
}

/** Calls some off, here and at the server. */
export function dropFiles(event: string, keys: readonly string[]): void {
  const dropped = entriesOf(event).filter(({ key }) => keys.includes(key));
  store.set(uploadsAtom(event), (entries) => entries.filter(({ key }) => !keys.includes(key)));
  for (const { key, id } of dropped) {
    running.get(nameOf(event, key))?.abort();
    // What stays there is forgotten by itself within a day.
    if (id !== undefined) client.dropUpload({}, { params: { id } }).catch(() => undefined);
  }
}

/** Puts what the server says of all over what is known, and goes on. */
export function knowUploads(event: string, uploads: readonly Upload[]): void {
  store.set(uploadsAtom(event), (entries) => withUploads(entries, uploads));
  pump(event);
}

/** Forgets those that are part of the gallery now. */
export const forgetSaved = (event: string, paths: ReadonlySet<string>): void =>
  store.set(uploadsAtom(event), (entries) =>
    entries.filter(({ item }) => item === null || !paths.has(item.path)),
  );
