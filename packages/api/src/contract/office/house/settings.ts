import * as v from 'valibot';
import { Done } from '../done.ts';
import { bodyOf, NoBody } from '../fields.ts';
import { officeMessages as messages } from '../messages.ts';
import type { OfficeCall } from '../office-call.ts';

/** For how many minutes the letter about a decision may be held, so that whoever takes the decision back takes it back, too. */
export const holdMinutes = [0, 2, 5, 15] as const;

/** What admins decide for all, and what the server was started with. */
export const Settings = /* @__PURE__ */ v.object({
  holdMinutes: v.picklist(holdMinutes, messages.notUnderstood),
  /** Which site is which chapter's: what is sent from there is the chapter's. An origin, such as `https://bay-area.example.org`. */
  sites: v.array(v.object({ origin: v.string(), chapter: v.nullable(v.string()) })),
  /** What is kept how long, and what the next sweep forgets: sentences. */
  keeping: v.array(v.string()),
  forgetsSoon: v.array(v.string()),
  /** Variables of the environment that matter to volunteers, and whether each is set; never what to. */
  environment: v.array(v.object({ name: v.string(), isSet: v.boolean() })),
  /** Whether there is still something of the samples. */
  hasSamples: v.boolean(),
  /** Changes with every change of what can be changed here. */
  version: v.number(),
});
export type Settings = v.InferOutput<typeof Settings>;

export const getSettings = {
  method: 'GET',
  path: '/settings',
  reads: true,
  answer: Settings,
  may: 'settings.edit',
} as const satisfies OfficeCall;

/** Changes what can be changed. 409 when it has changed meanwhile. */
export const saveSettings = {
  method: 'POST',
  path: '/settings',
  body: /* @__PURE__ */ bodyOf({
    holdMinutes: v.picklist(holdMinutes, messages.notUnderstood),
    sites: v.pipe(
      v.array(
        v.object({
          origin: v.string(messages.notUnderstood),
          chapter: v.nullable(v.string(messages.notUnderstood)),
        }),
        messages.notUnderstood,
      ),
      v.maxLength(100, messages.notUnderstood),
    ),
    version: v.number(messages.notUnderstood),
  }),
  reads: false,
  answer: Settings,
  may: 'settings.edit',
  fresh: true,
} as const satisfies OfficeCall;

/** Takes out everything that came with the first start. */
export const removeSamples = {
  method: 'POST',
  path: '/settings/remove-samples',
  body: NoBody,
  reads: false,
  answer: Done,
  may: 'settings.edit',
  fresh: true,
} as const satisfies OfficeCall;
