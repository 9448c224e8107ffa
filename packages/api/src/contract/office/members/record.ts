import * as v from 'valibot';
import { MemberVersion } from './member.ts';

export const Saved = /* @__PURE__ */ v.object({ version: MemberVersion });
