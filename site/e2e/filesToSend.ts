import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { pressWithKeys } from './keys.ts';

/** A file as a browser's dialog hands it over. */
export interface FileToSend {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const image = readFileSync(path.join(import.meta.dirname, '../../packages/ui/static/icon-512.png'));

/** A picture like no other: what stands behind its end is no part of it. @param tail Bytes that it is larger by */
export const picture = (name: string, tail = 0): FileToSend => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.concat([image, Buffer.alloc(tail), Buffer.from(name)]),
});

/** Goes to what asks for files, presses it, and chooses some in the browser's dialog. @param files What is in them, or where one is */
export async function chooseWithKeys(
  page: Page,
  control: Locator,
  files: FileToSend | FileToSend[] | string,
  key?: string,
): Promise<void> {
  const dialog = page.waitForEvent('filechooser');
  await pressWithKeys(page, control, key);
  await (await dialog).setFiles(files);
}

/** Drops a file onto something, as with a mouse: nothing else tells a page of one. */
export async function dropOnto(target: Locator, { name, mimeType, buffer }: FileToSend): Promise<void> {
  const dataTransfer = await target.evaluateHandle(
    (_, file) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(file.base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], file.name, { type: file.type }));
      return data;
    },
    { name, type: mimeType, base64: buffer.toString('base64') },
  );
  await target.dispatchEvent('drop', { dataTransfer });
}
