import type { CampaignFields } from '@banyan/api/office';
import * as v from 'valibot';
import { officeCalls } from '../../../calls.ts';
import { mirror, mirrored } from '../../../kit/draftMirror.ts';

/** What is written of a campaign, in the order of its form. */
export const campaignFields = ['subject', 'markdown', 'fromName', 'replyTo', 'audience'] as const;
export type CampaignField = (typeof campaignFields)[number];

/** A campaign as texts, to tell apart what two people have changed; whom it is for as JSON. */
export type CampaignTexts = Readonly<Record<CampaignField, string>>;

export const textsOf = ({ audience, ...texts }: CampaignFields): CampaignTexts => ({
  ...texts,
  audience: JSON.stringify(audience),
});

/** The campaign that texts are of; `undefined` for what is none. */
export function campaignOf(texts: Readonly<Record<string, string>>): CampaignFields | undefined {
  const audience = v.safeParse(v.pipe(v.string(), v.parseJson()), texts.audience);
  const { subject, markdown, fromName, replyTo } = texts;
  const typed = { subject, markdown, fromName, replyTo, audience: audience.output };
  const fields = v.safeParse(officeCalls.addCampaign.body, typed);
  return fields.success ? fields.output : undefined;
}

/** What stood on the server when somebody began to write, and which version that was. */
export interface Begun {
  fields: CampaignFields;
  version: number;
}

const standing = 'standing';
const Standing = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ texts: v.record(v.string(), v.string()), version: v.number() }),
);

/** Keeps what the server does not have yet in this tab, with what it was written on. */
export const keepHere = (key: string, fields: CampaignFields, begun: Begun): void =>
  mirror(key, {
    ...textsOf(fields),
    [standing]: JSON.stringify({ texts: textsOf(begun.fields), version: begun.version }),
  });

/** What this tab kept and the server did not get. */
export function keptHere(key: string): { fields: CampaignFields; begun: Begun | undefined } | undefined {
  const kept = mirrored(key);
  const fields = kept && campaignOf(kept);
  if (!kept || !fields) return undefined;
  const found = v.safeParse(Standing, kept[standing]);
  const before = found.success ? campaignOf(found.output.texts) : undefined;
  return {
    fields,
    begun: found.success && before ? { fields: before, version: found.output.version } : undefined,
  };
}
