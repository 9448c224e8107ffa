import * as v from 'valibot';
import { choice } from '../choice.ts';
import { dollarsOf } from '../dollars.ts';
import { jobTypes, limits, payPeriods } from '../limits.ts';
import { captchaMessages as captcha, jobMessages as job, ourMessages as ours } from '../messages.ts';
import { requiredName } from '../person-name.ts';
import { applicationAddress } from '../safe-href.ts';
import {
  cleanCode,
  email,
  keyMessage,
  optionalParagraphs,
  requiredCode,
  requiredLine,
  requiredParagraphs,
} from '../text.ts';

const wording = { tooLong: ours.contactTooLong, characters: ours.contactCharacters };

const User = /* @__PURE__ */ v.strictObject(
  {
    name: requiredName(limits.text.name, job.nameRequired, wording),
    email: email(job.emailRequired, job.emailInvalid),
    contactNo: requiredCode(limits.text.contactPhone, job.contactNoRequired, wording),
  },
  keyMessage(
    { name: job.nameRequired, email: job.emailRequired, contactNo: job.contactNoRequired },
    ours.unknownField,
    job.failed,
  ),
);

const isPay = (dollars: number) => Number.isInteger(dollars) && dollars >= 1 && dollars < 10_000_000;

/** Pay of a job: absent, or whole dollars. A number on the wire; typed text such as `$85,000` is accepted. */
export const PayAmount = /* @__PURE__ */ v.optional(
  v.pipe(
    v.union([v.string(), v.number()], job.payInvalid),
    v.transform((typed) => cleanCode(String(typed)).replace(/^\$$/, '')),
    v.check((text) => text === '' || isPay(dollarsOf(text)), job.payInvalid),
    v.transform((text) => (text === '' ? undefined : dollarsOf(text))),
  ),
);

// A type and not an interface: valibot's `partialCheck` needs an index signature, which only a type has implicitly.
export type Pay = {
  payMin?: number | undefined;
  payMax?: number | undefined;
  payPeriod?: string | undefined;
};
const inOrder = ({ payMin = 0, payMax = Infinity }: Pay) => payMin <= payMax;
const isCounted = ({ payMin, payMax, payPeriod }: Pay) =>
  payPeriod !== undefined || (payMin === undefined && payMax === undefined);

const JobEntries = /* @__PURE__ */ v.strictObject(
  {
    title: requiredLine(limits.text.title, job.titleRequired, wording),
    company: requiredLine(limits.text.company, job.companyRequired, wording),
    location: requiredLine(limits.text.place, job.locationRequired, wording),
    jobType: v.picklist(jobTypes, job.jobTypeRequired),
    /** Optional and not from the spec, like the three fields about pay. */
    remote: choice(job.failed),
    payMin: PayAmount,
    payMax: PayAmount,
    payPeriod: v.optional(
      v.pipe(
        v.picklist(['', ...payPeriods], job.payPeriodRequired),
        v.transform((period) => period || undefined),
      ),
    ),
    description: v.pipe(
      requiredParagraphs(limits.text.message, job.descriptionRequired, wording),
      v.check((text) => text === '' || text.length >= limits.jobDescriptionLeast, job.descriptionShort),
    ),
    requirements: optionalParagraphs(limits.text.message, wording),
    applicationLink: v.pipe(
      requiredLine(limits.text.url, job.linkRequired, wording),
      v.transform((typed) => applicationAddress(typed) ?? ''),
      v.check((address) => address !== '', job.linkInvalid),
    ),
    postedBy: v.strictObject({ User }, keyMessage({}, ours.unknownField, job.failed)),
    /** True if email and contact number may be shown with the job. Not from the spec. */
    showContact: choice(job.failed),
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

/** Body of the job form (spec part 2 §3, §5 and §7). The form and the server validate with this same schema. */
export const JobBody = /* @__PURE__ */ v.pipe(
  JobEntries,
  v.forward(v.partialCheck([['payMin'], ['payMax'], ['payPeriod']], isCounted, job.payPeriodRequired), [
    'payPeriod',
  ]),
  v.forward(v.partialCheck([['payMin'], ['payMax']], inOrder, job.payOrder), ['payMax']),
);

/** Job as typed, before trimming and completing. */
export type JobBodyInput = v.InferInput<typeof JobBody>;
export type JobBody = v.InferOutput<typeof JobBody>;
