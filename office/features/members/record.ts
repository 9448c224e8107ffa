import * as v from 'valibot';
import { MemberVersion } from '@banyan/api/office/members/member';

export const Saved = /* @__PURE__ */ v.object({ version: MemberVersion });
