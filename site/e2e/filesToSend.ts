import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { pressWithKeys } from './keys.ts';

/** File as a browser’s file dialog returns it. */
export interface FileToSend {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const image = readFileSync(path.join(import.meta.dirname, '../../packages/ui/static/icon-512.png'));

/** Creates a unique picture; data after its end does not belong to the picture. @param tail Extra bytes */
export const picture = (name: string, tail = 0): FileToSend => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.concat([image, Buffer.alloc(tail), Buffer.from(name)]),
});

/** Moves the focus to a file field, opens it, and chooses files in the browser’s dialog. @param files File contents, or paths */
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

/** Drops a file onto an element, as with a mouse: a page gets dropped files only this way. */
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
