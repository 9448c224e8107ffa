import { galleryLimits, type UploadPart } from '../../../contract/office/events/gallery.ts';
import { officeMessages as messages } from '../../../contract/office/messages.ts';
import { kindOf } from '../gallery-folder.ts';
import { extensionOf } from '../media-types.ts';
import { heicReason } from '../picture-head.ts';

const isHeic = (name: string, type: string) =>
  /^hei[cf]$/.test(extensionOf(name)) || /^image\/hei[cf]/i.test(type);

const inMegabytes = (bytes: number) => `${Math.round(bytes / 1_048_576)} MB`;

function mostOf(part: UploadPart, name: string): number {
  if (part === 'captions') return galleryLimits.captions;
  return part === 'item' && kindOf(name) === 'video' ? galleryLimits.film : galleryLimits.photo;
}

function isFit(part: UploadPart, name: string): boolean {
  if (part === 'captions') return extensionOf(name) === 'vtt';
  const kind = kindOf(name);
  return part === 'poster' ? kind === 'image' : kind !== undefined;
}

const unfit = { item: messages.noPicture, poster: messages.noPhoto, captions: messages.noCaptions };

/** Why a file is refused unseen, for what its browser says of it; else empty. */
export function refusedUnseen(part: UploadPart, name: string, size: number, type: string): string {
  if (part !== 'captions' && isHeic(name, type)) return messages.heic;
  if (!isFit(part, name)) return unfit[part];
  if (size === 0) return messages.emptyFile;
  const most = mostOf(part, name);
  return size > most ? messages.fileLarge(inMegabytes(most)) : '';
}

/** The reason of a {@link RefusedFile} as a sentence. */
export function sentenceOf(reason: string): string {
  if (reason === heicReason) return messages.heic;
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
}
