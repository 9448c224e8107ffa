import { galleryLimits, officeMessages as messages, type UploadPart } from '@banyan/api/office';
import { contentOf } from '../content.ts';
import { extensionOf } from '../media-types.ts';
import { heicReason } from '../picture-head.ts';
import { RefusedFile } from '../refused-file.ts';

const isHeic = (name: string, type: string) =>
  /^hei[cf]$/.test(extensionOf(name)) || /^image\/hei[cf]/i.test(type);

const inMegabytes = (bytes: number) => `${Math.round(bytes / 1_048_576)} MB`;

/** Returns why a file is refused before it is sent, from what its browser says about it; else empty. */
export function refusedUnseen(part: UploadPart, name: string, size: number, type: string): string {
  if (part !== 'captions' && isHeic(name, type)) return messages.heic;
  if (part === 'captions' && extensionOf(name) !== 'vtt') return messages.noCaptions;
  if (part === 'poster' && type.startsWith('video/')) return messages.noPhoto;
  if (size === 0) return messages.emptyFile;
  const isPhoto = part === 'poster' || type.startsWith('image/');
  const most =
    part === 'captions' ? galleryLimits.captions : isPhoto ? galleryLimits.photo : galleryLimits.film;
  return size > most ? messages.fileLarge(inMegabytes(most)) : '';
}

/**
 * Returns why a file is refused for its content, from its first piece; else empty.
 * @param isPhoto True if it has to be a photo, such as the poster of a film or a picture of news.
 */
export async function refusedSeen(isPhoto: boolean, size: number, head: Uint8Array): Promise<string> {
  try {
    const content = await contentOf(head);
    if (content.type === 'video') return isPhoto ? messages.noPhoto : '';
    if (content.isHeic) return messages.heic;
    return size > galleryLimits.photo ? messages.fileLarge(inMegabytes(galleryLimits.photo)) : '';
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    return isPhoto ? messages.noPhoto : sentenceOf(error.message);
  }
}

/** Formats the reason of a {@link RefusedFile} as a sentence. */
export function sentenceOf(reason: string): string {
  if (reason === heicReason) return messages.heic;
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
}
