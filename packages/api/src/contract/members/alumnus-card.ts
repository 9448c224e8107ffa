import * as v from 'valibot';
import { optionalText } from '../optional.ts';

/**
 * Member as the directory shows them (spec part 2 §3). Name, profile link, year and program are public; `image`, `company` and
 * `address.state` are empty unless the member agreed to each of them.
 */
export const AlumnusCard = /* @__PURE__ */ v.object({
  _id: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  /** Path or address of a photo; may be empty. */
  image: optionalText,
  graduationYear: v.number(),
  /** Name of the program as shown to people. */
  coepProgram: v.string(),
  company: optionalText,
  address: v.nullish(v.object({ state: optionalText }), {}),
  /** Address of a professional profile; may be empty. Always an https, http or mailto address. */
  linkedIn: optionalText,
});
export type AlumnusCard = v.InferOutput<typeof AlumnusCard>;
