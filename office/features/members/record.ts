import * as v from 'valibot';
import { MemberVersion } from '../../../packages/api/src/contract/office/members/member.ts';

export const Saved = /* @__PURE__ */ v.object({ version: MemberVersion });
