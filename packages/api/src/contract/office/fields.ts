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

/* What several of the Office's calls are sent. */

const wording = { tooLong: messages.tooLong, characters: messages.characters };

/** A volunteer's name. */
export const Name = /* @__PURE__ */ requiredName(limits.text.name, messages.nameRequired, wording);

/** Where a volunteer gets letters. */
export const Email = /* @__PURE__ */ email(messages.emailRequired, messages.emailInvalid);

/** 256 bits in base64url, out of a link. */
export const LinkToken = /* @__PURE__ */ v.pipe(
  v.string(messages.notUnderstood),
  v.regex(/^[\w-]{43}$/, messages.notUnderstood),
);

/** The id of a volunteer, a session or an invitation. */
export const RowId = /* @__PURE__ */ v.pipe(
  v.string(messages.notUnderstood),
  v.regex(/^[\w-]{1,60}$/, messages.notUnderstood),
);

/** Bytes as WebAuthn's JSON has them. @param most Characters at most. */
/* @__NO_SIDE_EFFECTS__ */
export const base64url = (most: number) =>
  v.pipe(
    v.string(messages.notUnderstood),
    v.regex(/^[\w-]+$/, messages.notUnderstood),
    v.maxLength(most, messages.notUnderstood),
  );

/** What is written to a person, in paragraphs. @param required Said when it is empty. */
/* @__NO_SIDE_EFFECTS__ */
export const note = (required: string) => requiredParagraphs(limits.text.note, required, wording);

/** The same that may be empty, or absent: `''`. */
export const OptionalNote = /* @__PURE__ */ optionalParagraphs(limits.text.note, wording);

/** A day: `2026-10-16`. @param invalid Said of what is none. */
/* @__NO_SIDE_EFFECTS__ */
export const dayText = (invalid: string) =>
  v.pipe(
    v.string(invalid),
    v.transform(cleanCode),
    v.check((text) => !hasOtherYear(text), yearSentence),
    v.check((text) => hasOtherYear(text) || isDayOnly(text), invalid),
  );

/** Text of several lines that may be empty. @param most Characters at most. */
/* @__NO_SIDE_EFFECTS__ */
export const ownText = (most: number) =>
  v.pipe(
    v.string(messages.notUnderstood),
    v.transform(cleanParagraphs),
    v.maxLength(most, messages.tooLong(most)),
    v.check(isParagraphs, messages.characters),
  );

/** A title in a list of such. */
export const ListTitle = /* @__PURE__ */ requiredLine(60, messages.titleRequired, wording);

/** Title and text of a story, as long as its form has them. */
export const StoryTitle = /* @__PURE__ */ requiredLine(limits.text.title, messages.titleRequired, wording);
export const StoryText = /* @__PURE__ */ v.pipe(
  requiredParagraphs(limits.text.story, messages.storyShort(limits.storyLeast), wording),
  v.minLength(limits.storyLeast, messages.storyShort(limits.storyLeast)),
);

/** An object of these keys and no others. */
/* @__NO_SIDE_EFFECTS__ */
export const bodyOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, messages.notUnderstood);

/** For a write that says all in its address. */
export const NoBody = /* @__PURE__ */ bodyOf({});

type Bytes = Blob | Uint8Array<ArrayBuffer>;
const isBytes = (given: unknown): given is Bytes => given instanceof Blob || given instanceof Uint8Array;

/** A file, or a piece of one, as the body of a row that is `raw`. */
export const FileBytes = /* @__PURE__ */ v.pipe(
  v.custom<Bytes>(isBytes, messages.notUnderstood),
  v.instance(Uint8Array, messages.notUnderstood),
);

/** How such a body is sent. */
export const blobOf = (body: unknown): Blob => new Blob(isBytes(body) ? [body] : []);
