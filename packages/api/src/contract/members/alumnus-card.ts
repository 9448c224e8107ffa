import * as v from 'valibot';
import { optionalText } from '../optional.ts';

/**
 * One member as the directory shows them (spec part 2 §3). Name, profile link, year and program are public; `image`,
 * `company` and `address.state` are empty unless the member agreed to each of them.
 */
export const AlumnusCard = /* @__PURE__ */ v.object({
  _id: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  /** Path or address of a photograph, or empty. */
  image: optionalText,
  graduationYear: v.number(),
  /** The program as people read it. */
  coepProgram: v.string(),
  company: optionalText,
  address: v.nullish(v.object({ state: optionalText }), {}),
  /** Professional profile, or empty. Only ever an https, http or mailto address. */
  linkedIn: optionalText,
});
export type AlumnusCard = v.InferOutput<typeof AlumnusCard>;
