import { type FileHandle, open } from 'node:fs/promises';
import type { ByteRange } from './byte-range.ts';

const chunkBytes = 65_536;

/**
 * Streams a part of a file as fast as the client reads it, at most one chunk ahead. The file is open only while the stream is read.
 */
export function fileStream(file: string, { start, end }: ByteRange): ReadableStream<Uint8Array<ArrayBuffer>> {
  let handle: FileHandle | undefined;
  let position = start;
  const close = async () => {
    await handle?.close();
    handle = undefined;
  };
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          handle ??= await open(file, 'r');
          const buffer = new Uint8Array(Math.min(chunkBytes, end - position + 1));
          const { bytesRead } = await handle.read(buffer, 0, buffer.byteLength, position);
          // The file is shorter than its announced length. The connection must break, or the client waits forever.
          if (bytesRead === 0) throw new Error('A media file ended early.');
          position += bytesRead;
          controller.enqueue(buffer.subarray(0, bytesRead));
          if (position <= end) return;
          await close();
          controller.close();
        } catch (error) {
          await close();
          throw error;
        }
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
}
