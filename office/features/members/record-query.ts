import { MemberVersion } from '@banyan/api/office/members/member';
import * as v from 'valibot';

export const Saved = /* @__PURE__ */ v.object({ version: MemberVersion });
