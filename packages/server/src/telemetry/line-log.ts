import { closeSync, createWriteStream, openSync, type WriteStream } from 'node:fs';
import type { LogTarget } from './settings.ts';

/** Where lines go. None of its functions ever throws, and nobody waits for a line. */
export interface LineLog {
  /** Whether no line goes anywhere, so that none need be made. @default false */
  isOff?: boolean;
  write: (line: string) => void;
  /** Opens the file anew, for whoever has put the old one aside. */
  reopen: () => void;
  /** Lines that could not be written so far. */
  lost: () => number;
  /** Ends when what was written is with the system. */
  close: () => Promise<void>;
}

/** Characters that may wait for a slow disk; lines beyond are lost. */
const mostWaiting = 1_000_000;

/** How long after a failure the file is left alone, in milliseconds. */
const pauseMs = 5_000;

const silent: LineLog = {
  isOff: true,
  write: () => undefined,
  reopen: () => undefined,
  lost: () => 0,
  close: async () => undefined,
};

/** Has a stream that breaks (a closed pipe, a full disk) break alone, and not the process. */
export function survive(stream: NodeJS.WriteStream, onBroken: () => void = () => undefined): void {
  stream.on('error', onBroken);
}

function standardOutput(): LineLog {
  let lost = 0;
  let waiting: string[] = [];
  survive(process.stdout);
  // Lines of one moment go out as one: writing to a file or a pipe costs as much as an answer from memory.
  const flush = () => {
    const lines = waiting;
    waiting = [];
    const end = (error?: Error | null) => {
      if (error) lost += lines.length;
    };
    if (process.stdout.writableLength > mostWaiting) lost += lines.length;
    else if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`, end);
  };
  return {
    ...silent,
    isOff: false,
    write(line) {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push(line);
    },
    lost: () => lost,
    close: async () => flush(),
  };
}

function fileLog(path: string, onBroken: (error: Error) => void, now: () => number): LineLog {
  let lost = 0;
  let pausedUntil = 0;
  let stream: WriteStream | undefined;

  const open = () => {
    const opened = createWriteStream(path, { flags: 'a', mode: 0o640 });
    opened.on('error', (error) => {
      lost += 1;
      if (stream === opened) {
        stream = undefined;
        pausedUntil = now() + pauseMs;
      }
      onBroken(error);
    });
    return opened;
  };

  return {
    write(line) {
      if (!stream && now() >= pausedUntil) stream = open();
      if (stream && stream.writableLength <= mostWaiting) stream.write(`${line}\n`);
      else lost += 1;
    },
    reopen() {
      stream?.end();
      stream = undefined;
      pausedUntil = 0;
    },
    lost: () => lost,
    close: () =>
      new Promise((closed) => {
        if (!stream) return closed();
        stream.once('close', closed);
        stream.end();
      }),
  };
}

/**
 * Opens where lines go. One that cannot be written later is lost, and nothing else happens.
 *
 * @param onBroken Hears why a line was lost.
 * @throws as `fs` does for a file that cannot be opened at the start
 */
export function openLineLog(
  target: LogTarget,
  onBroken: (error: Error) => void = () => undefined,
  now: () => number = Date.now,
): LineLog {
  if (target === 'off') return silent;
  if (target === 'stdout') return standardOutput();
  closeSync(openSync(target.file, 'a', 0o640));
  return fileLog(target.file, onBroken, now);
}
