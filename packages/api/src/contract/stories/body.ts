import * as v from 'valibot';
import { unverifiedEntries } from '../captcha/unverified.ts';
import { limits, storyCategories, storyDepartments } from '../limits.ts';
import { ourMessages as ours, storyMessages as story } from '../messages.ts';
import { requiredName } from '../person-name.ts';
import { cleanCode, email, keyMessage, requiredCode, requiredLine, requiredParagraphs } from '../text.ts';
import { isYearSince, yearIn } from '../year.ts';
import { firstStoryYear } from './years.ts';

const wording = { tooLong: ours.contactTooLong, characters: ours.contactCharacters };

/**
 * Returns true if a file may be sent as the photo, judged by its type in the browser; the server checks the content. Browsers
 * report no type for extensions their system does not know, such as `.jpe` or `.jfif`.
 */
const isImage = (file: Blob) => /^(image\/.*|application\/octet-stream|)$/i.test(file.type);

/** Fields of the spec's story form (spec part 2 §3 and §5). */
export const storyEntries = {
  title: /* @__PURE__ */ requiredLine(limits.text.title, story.titleRequired, wording),
  name: /* @__PURE__ */ requiredName(limits.text.name, story.nameRequired, wording),
  email: /* @__PURE__ */ email(story.emailRequired, story.emailInvalid),
  contactNo: /* @__PURE__ */ requiredCode(limits.text.contactPhone, story.contactNoRequired, wording),
  /** Four digits, as text or as a number. */
  graduationYear: /* @__PURE__ */ v.pipe(
    v.union([v.string(), v.number()], story.yearRequired),
    v.check((typed) => cleanCode(String(typed)) !== '', story.yearRequired),
    v.transform((typed) => yearIn(String(typed))),
    v.check(
      (year) => isYearSince(firstStoryYear(), year),
      () => story.yearRange(new Date().getFullYear()),
    ),
  ),
  department: /* @__PURE__ */ v.picklist(storyDepartments, story.departmentRequired),
  currentRole: /* @__PURE__ */ requiredLine(limits.text.title, story.currentRoleRequired, wording),
  company: /* @__PURE__ */ requiredLine(limits.text.company, story.companyRequired, wording),
  category: /* @__PURE__ */ v.picklist(storyCategories, story.categoryRequired),
  /** Plain text; a blank line separates paragraphs. */
  story: /* @__PURE__ */ v.pipe(
    requiredParagraphs(limits.text.story, story.storyRequired, wording),
    v.check((text) => text === '' || text.length >= limits.storyLeast, story.storyShort),
  ),
  /** JPEG, PNG, WebP or AVIF of at most 5 MB; the browser shrinks it before validation. */
  photo: /* @__PURE__ */ v.optional(
    v.pipe(
      v.instance(Blob, story.photoNotImage),
      v.check(isImage, story.photoNotImage),
      v.check((file) => file.size <= limits.photo.bytes, story.photoTooLarge),
    ),
  ),
  /** `true`; sent as text in a multipart body. */
  agreeTerms: /* @__PURE__ */ v.pipe(
    v.union([v.boolean(), v.string()], story.termsRequired),
    v.check((agreed) => String(agreed) === 'true', story.termsRequired),
    v.transform(() => true),
  ),
};

/** Body of the story form. The form and the server validate with this same schema. */
export const StoryBody = /* @__PURE__ */ v.strictObject(
  { ...storyEntries, ...unverifiedEntries },
  keyMessage(
    {
      title: story.titleRequired,
      name: story.nameRequired,
      email: story.emailRequired,
      contactNo: story.contactNoRequired,
      graduationYear: story.yearRequired,
      department: story.departmentRequired,
      currentRole: story.currentRoleRequired,
      company: story.companyRequired,
      category: story.categoryRequired,
      story: story.storyRequired,
      agreeTerms: story.termsRequired,
    },
    ours.unknownField,
    story.failed,
  ),
);

/** Story as typed, before trimming and completing. */
export type StoryBodyInput = v.InferInput<typeof StoryBody>;
export type StoryBody = v.InferOutput<typeof StoryBody>;
