import { readBytes } from './json-body.ts';
import { Refusal } from './refusal.ts';

/** More parts than any form of ours has fields. */
const mostParts = 40;

/** The line between two parts, as it stands in the body. @throws Refusal 415 for another type, or one without it. */
function delimiterOf(contentType: string): string {
  const [, boundary] =
    /^multipart\/form-data\s*;\s*boundary="?([\w'()+,./:=?-]{1,70})"?\s*$/i.exec(contentType) ?? [];
  if (boundary === undefined) throw new Refusal(415, 'Send the body as multipart/form-data.');
  return `--${boundary}`;
}

function hasTooManyParts(bytes: Buffer, delimiter: string): boolean {
  let parts = -1;
  for (let at = bytes.indexOf(delimiter); at >= 0; at = bytes.indexOf(delimiter, at + delimiter.length)) {
    parts += 1;
    if (parts > mostParts) return true;
  }
  return false;
}

async function parts(bytes: Buffer<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData();
  } catch {
    throw new Refusal(400, 'The body is not valid multipart/form-data.');
  }
}

/** Forms travel with CR LF; the rest of the product knows line feeds only. */
const plain = (value: string | File) => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value);

/** A file field in which nothing was chosen. */
const isEmptyChoice = (value: string | File) =>
  typeof value !== 'string' && value.size === 0 && value.name === '';

/**
 * The fields of a form, each once, with at most one file. The size is counted as it arrives and the parts before they are
 * read, so that neither a large body nor a body of a million empty fields costs anything.
 * @throws Refusal 415 for another type, 413 above `most` bytes, 400 for what is no such form.
 */
export async function readMultipartBody(
  request: Request,
  most: number,
): Promise<Record<string, string | File>> {
  const contentType = request.headers.get('Content-Type') ?? '';
  const delimiter = delimiterOf(contentType);
  const bytes = await readBytes(request, most);
  if (hasTooManyParts(bytes, delimiter)) throw new Refusal(400, 'This form has too many fields.');
  const entries = [...(await parts(bytes, contentType))].filter(([, value]) => !isEmptyChoice(value));
  if (new Set(entries.map(([name]) => name)).size < entries.length) {
    throw new Refusal(400, 'Send each field once.');
  }
  if (entries.filter(([, value]) => typeof value !== 'string').length > 1) {
    throw new Refusal(400, 'Send one file at most.');
  }
  return Object.fromEntries(entries.map(([name, value]) => [name, plain(value)]));
}
