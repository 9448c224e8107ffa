import { execFile } from 'node:child_process';
import { resolve } from 'node:path';

const quiet = ['-nostdin', '-loglevel', 'error', '-protocol_whitelist', 'file'];

function ffmpeg(words: readonly string[], timeout: number): Promise<Buffer | undefined> {
  const options = { encoding: 'buffer', timeout, maxBuffer: 100_000_000 } as const;
  return new Promise((done) => {
    execFile('ffmpeg', words, options, (error, output) => done(error ? undefined : output));
  });
}

/** Returns true if ffmpeg is installed on this machine. */
export const hasFfmpeg = async (): Promise<boolean> => (await ffmpeg(['-version'], 10_000)) !== undefined;

/** Extracts a still from a film, one second in or at its very start. */
export async function stillOf(file: string): Promise<Buffer | undefined> {
  for (const second of ['1', '0']) {
    const from = [...quiet, '-ss', second, '-i', `file:${resolve(file)}`];
    const still = await ffmpeg(
      [...from, '-frames:v', '1', '-f', 'image2pipe', '-c:v', 'png', 'pipe:1'],
      60_000,
    );
    if (still && still.length > 0) return still;
  }
  return undefined;
}

/** Copies the video and audio of a film to a new file, without previews, metadata and other tracks. @returns true on success */
export async function writtenWithoutNotes(file: string, to: string): Promise<boolean> {
  const tracks = ['-map', '0:V', '-map', '0:a?', '-c', 'copy'];
  const notes = [
    '-map_metadata',
    '-1',
    '-map_metadata:s',
    '-1',
    '-map_chapters',
    '-1',
    '-fflags',
    '+bitexact',
  ];
  const words = [...quiet, '-i', `file:${resolve(file)}`, ...tracks, ...notes, `file:${resolve(to)}`];
  return (await ffmpeg(words, 600_000)) !== undefined;
}
