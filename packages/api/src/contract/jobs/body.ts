import * as v from 'valibot';
import { jobTypes, limits } from '../limits.ts';
import { captchaMessages as captcha, jobMessages as job, ourMessages as ours } from '../messages.ts';
import { webAddress } from '../safe-href.ts';
import { email, isEmail, keyMessage, optionalParagraphs, requiredLine, requiredParagraphs } from '../text.ts';

const wording = { tooLong: ours.contactTooLong, characters: ours.contactCharacters };

/**
 * Where applications go, as it is stored: an e-mail address becomes a `mailto:` link before the address check, and
 * `jobs.example.org/4` gains `https://`. `undefined` when it is neither.
 */
export function applicationAddress(typed: string): string | undefined {
  const bare = typed.trim().replace(/^mailto:/i, '');
  if (isEmail(bare)) return `mailto:${bare}`;
  return /\s/.test(bare) ? undefined : webAddress(bare);
}

const User = /* @__PURE__ */ v.strictObject(
  {
    name: requiredLine(limits.text.name, job.nameRequired, wording),
    email: email(job.emailRequired, job.emailInvalid),
    contactNo: requiredLine(limits.text.contactPhone, job.contactNoRequired, wording),
  },
  keyMessage(
    { name: job.nameRequired, email: job.emailRequired, contactNo: job.contactNoRequired },
    ours.unknownField,
    job.failed,
  ),
);

/** What the job form sends (spec part 2 §3, §5 and §7). The form and the server validate with this same schema. */
export const JobBody = /* @__PURE__ */ v.strictObject(
  {
    title: requiredLine(limits.text.title, job.titleRequired, wording),
    company: requiredLine(limits.text.company, job.companyRequired, wording),
    location: requiredLine(limits.text.place, job.locationRequired, wording),
    jobType: v.picklist(jobTypes, job.jobTypeRequired),
    description: v.pipe(
      requiredParagraphs(limits.text.message, job.descriptionRequired, wording),
      v.check((text) => text === '' || text.length >= limits.jobDescriptionLeast, job.descriptionShort),
    ),
    requirements: optionalParagraphs(limits.text.message, wording),
    applicationLink: v.pipe(
      requiredLine(limits.text.link, job.linkRequired, wording),
      v.check((typed) => typed === '' || applicationAddress(typed) !== undefined, job.linkInvalid),
      v.transform((typed) => applicationAddress(typed) ?? ''),
    ),
    postedBy: v.strictObject({ User }, keyMessage({}, ours.unknownField, job.failed)),
    /** Ours: whether e-mail and contact number may stand beside the job. */
    showContact: v.optional(v.boolean(job.failed), false),
    agreeTerms: v.pipe(
      v.boolean(job.termsRequired),
      v.check((agreed) => agreed, job.termsRequired),
    ),
    captchaToken: requiredLine(limits.text.token, captcha.required, wording),
  },
  keyMessage(
    {
      title: job.titleRequired,
      company: job.companyRequired,
      location: job.locationRequired,
      jobType: job.jobTypeRequired,
      description: job.descriptionRequired,
      applicationLink: job.linkRequired,
      postedBy: job.nameRequired,
      agreeTerms: job.termsRequired,
      captchaToken: captcha.required,
    },
    ours.unknownField,
    job.failed,
  ),
);

/** As typed, before trimming and completing. */
export type JobBodyInput = v.InferInput<typeof JobBody>;
export type JobBody = v.InferOutput<typeof JobBody>;
