import * as v from 'valibot';
import { hasOtherYear, isDayOnly, yearSentence } from '../events/moments.ts';
import { limits } from '../limits.ts';
import { requiredName } from '../person-name.ts';
import {
  cleanCode,
  cleanParagraphs,
  email,
  isParagraphs,
  optionalParagraphs,
  requiredLine,
  requiredParagraphs,
} from '../text.ts';
import { officeMessages as messages } from './messages.ts';

/* Fields that several calls of the Office share. */

const wording = { tooLong: messages.tooLong, characters: messages.characters };

/** A volunteer's name. */
export const Name = /* @__PURE__ */ requiredName(limits.text.name, messages.nameRequired, wording);

/** Email address of a volunteer. */
export const Email = /* @__PURE__ */ email(messages.emailRequired, messages.emailInvalid);

/** Token from a link: 256 bits in base64url. */
export const LinkToken = /* @__PURE__ */ v.pipe(
  v.string(messages.notUnderstood),
  v.regex(/^[\w-]{43}$/, messages.notUnderstood),
);

/** Id of a volunteer, a session or an invitation. */
export const RowId = /* @__PURE__ */ v.pipe(
  v.string(messages.notUnderstood),
  v.regex(/^[\w-]{1,60}$/, messages.notUnderstood),
);

/** Bytes in base64url, as in WebAuthn's JSON. @param most Longest text in characters. */
/* @__NO_SIDE_EFFECTS__ */
export const base64url = (most: number) =>
  v.pipe(
    v.string(messages.notUnderstood),
    v.regex(/^[\w-]+$/, messages.notUnderstood),
    v.maxLength(most, messages.notUnderstood),
  );

/** Text to a person, in paragraphs. @param required Message for an empty text. */
/* @__NO_SIDE_EFFECTS__ */
export const note = (required: string) => requiredParagraphs(limits.text.note, required, wording);

/** Same as {@link note}, but may be empty or absent: `''`. */
export const OptionalNote = /* @__PURE__ */ optionalParagraphs(limits.text.note, wording);

/** Day: `2026-10-16`. @param invalid Message for text that is no day. */
/* @__NO_SIDE_EFFECTS__ */
export const dayText = (invalid: string) =>
  v.pipe(
    v.string(invalid),
    v.transform(cleanCode),
    v.check((text) => !hasOtherYear(text), yearSentence),
    v.check((text) => hasOtherYear(text) || isDayOnly(text), invalid),
  );

/** Text of several lines that may be empty. @param most Longest text in characters. */
/* @__NO_SIDE_EFFECTS__ */
export const ownText = (most: number) =>
  v.pipe(
    v.string(messages.notUnderstood),
    v.transform(cleanParagraphs),
    v.maxLength(most, messages.tooLong(most)),
    v.check(isParagraphs, messages.characters),
  );

/** Title of an item in a list. */
export const ListTitle = /* @__PURE__ */ requiredLine(60, messages.titleRequired, wording);

/** Title and text of a story, with the limits of the story form. */
export const StoryTitle = /* @__PURE__ */ requiredLine(limits.text.title, messages.titleRequired, wording);
export const StoryText = /* @__PURE__ */ v.pipe(
  requiredParagraphs(limits.text.story, messages.storyShort(limits.storyLeast), wording),
  v.minLength(limits.storyLeast, messages.storyShort(limits.storyLeast)),
);

/** Returns the schema of an object with these keys and no others. */
/* @__NO_SIDE_EFFECTS__ */
export const bodyOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, messages.notUnderstood);

/** Empty body of a write whose address says everything. */
export const NoBody = /* @__PURE__ */ bodyOf({});

type Bytes = Blob | Uint8Array<ArrayBuffer>;
const isBytes = (given: unknown): given is Bytes => given instanceof Blob || given instanceof Uint8Array;

/** File or a piece of one: the body of a row that is `raw`. */
export const FileBytes = /* @__PURE__ */ v.pipe(
  v.custom<Bytes>(isBytes, messages.notUnderstood),
  v.instance(Uint8Array, messages.notUnderstood),
);

/** Serializes such a body for sending. */
export const blobOf = (body: unknown): Blob => new Blob(isBytes(body) ? [body] : []);
