import { closeSync, createWriteStream, openSync, type WriteStream } from 'node:fs';
import type { LogTarget } from './settings.ts';

/** A log of lines. Its functions never throw, and nobody waits for a line. */
export interface LineLog {
  /** Set if the log is off, so that no lines need to be made. @default false */
  isOff?: boolean;
  write: (line: string) => void;
  /** Opens the file again after log rotation. */
  reopen: () => void;
  /** Returns the number of lines that could not be written. */
  lost: () => number;
  /** Resolves when all lines are passed to the operating system. */
  close: () => Promise<void>;
}

/** Maximum number of characters that wait for a slow disk; further lines are lost. */
const mostWaiting = 1_000_000;

/** Pause before the next attempt after a failure, in milliseconds. */
const pauseMs = 5_000;

const silent: LineLog = {
  isOff: true,
  write: () => undefined,
  reopen: () => undefined,
  lost: () => 0,
  close: async () => undefined,
};

/** Keeps the process alive when a stream breaks (a closed pipe, a full disk). */
export function survive(stream: NodeJS.WriteStream, onBroken: () => void = () => undefined): void {
  stream.on('error', onBroken);
}

function standardOutput(): LineLog {
  let lost = 0;
  let waiting: string[] = [];
  survive(process.stdout);
  // Lines of the same moment are written together: a write to a file or a pipe costs as much as a cached response.
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
 * Opens a log. Lines that cannot be written later are lost without another effect.
 *
 * @param onBroken Receives the error when a line was lost.
 * @throws the error of `fs` for a file that cannot be opened at the start
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
