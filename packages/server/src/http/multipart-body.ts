import { chooseSlot } from './body-slots.ts';
import { HttpError } from './http-error.ts';
import { readBytes } from './json-body.ts';

/** Maximum number of parts; no form has as many fields. */
const mostParts = 40;

/** Returns the delimiter between two parts of the body. @throws HttpError 415 for another type, or one without a boundary. */
function delimiterOf(contentType: string): string {
  const [, boundary] =
    /^multipart\/form-data\s*;\s*boundary="?([\w'()+,./:=?-]{1,70})"?\s*$/i.exec(contentType) ?? [];
  if (boundary === undefined) throw new HttpError(415, 'Send the body as multipart/form-data.');
  return `--${boundary}`;
}

type Part = readonly [name: string, value: string | File];

const notAForm = () => new HttpError(400, 'The body is not valid multipart/form-data.');

/** Browsers escape the characters that a name cannot contain. */
const unescaped = (text: string) => text.replace(/%0D%0A|%0D|%0A|%22/g, (code) => decodeURIComponent(code));

/** Parses one part from its headers and content. A file is copied out of the body, so that the memory of the body can be freed. */
function partOf(bytes: Buffer<ArrayBuffer>): Part {
  const end = bytes.indexOf('\r\n\r\n');
  const head = bytes.toString('utf8', 0, Math.max(end, 0));
  const [, name] = /^content-disposition: *form-data; *name="([^"\r\n]{0,200})"/im.exec(head) ?? [];
  if (end < 0 || name === undefined) throw notAForm();
  const [, fileName] = /; *filename="([^"\r\n]{0,1000})"/i.exec(head) ?? [];
  const [, type = 'application/octet-stream'] = /^content-type: *([^\r\n]{1,200})/im.exec(head) ?? [];
  const content = bytes.subarray(end + 4);
  if (fileName === undefined) return [unescaped(name), content.toString('utf8')];
  return [unescaped(name), new File([content], unescaped(fileName), { type })];
}

/**
 * Finds the parts in place: the platform's own parser would hold a body in memory four times.
 * @throws HttpError 400
 */
function partsOf(bytes: Buffer<ArrayBuffer>, delimiter: string): Part[] {
  const line = `\r\n${delimiter}`;
  const found: Part[] = [];
  if (bytes.toString('latin1', 0, delimiter.length) !== delimiter) throw notAForm();
  let at = delimiter.length;
  while (bytes.toString('latin1', at, at + 2) === '\r\n') {
    const end = bytes.indexOf(line, at + 2);
    if (end < 0) throw notAForm();
    if (found.length === mostParts) throw new HttpError(400, 'This form has too many fields.');
    found.push(partOf(bytes.subarray(at + 2, end)));
    at = end + line.length;
  }
  if (bytes.toString('latin1', at, at + 2) !== '--') throw notAForm();
  return found;
}

/** Forms are sent with CR LF; the rest of the product uses only line feeds. */
const plain = (value: string | File) => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value);

/** True for a file field without a chosen file. */
const isEmptyChoice = (value: string | File) =>
  typeof value !== 'string' && value.size === 0 && value.name === '';

/**
 * Reads the fields of a form, each at most once, with at most one file. The size is counted as it arrives, before the parts are
 * parsed, so that neither a large body nor a million empty fields cost anything.
 * @throws HttpError 415 for another type, 413 above `most` bytes, 400 for an invalid form, and the errors of {@link readBytes}.
 */
export async function readMultipartBody(
  request: Request,
  most: number,
): Promise<Record<string, string | File>> {
  const contentType = request.headers.get('Content-Type') ?? '';
  const delimiter = delimiterOf(contentType);
  chooseSlot(request, 'photos');
  const bytes = await readBytes(request, most);
  const entries = partsOf(bytes, delimiter).filter(([, value]) => !isEmptyChoice(value));
  if (new Set(entries.map(([name]) => name)).size < entries.length) {
    throw new HttpError(400, 'Send each field once.');
  }
  if (entries.filter(([, value]) => typeof value !== 'string').length > 1) {
    throw new HttpError(400, 'Send one file at most.');
  }
  return Object.fromEntries(entries.map(([name, value]) => [name, plain(value)]));
}
