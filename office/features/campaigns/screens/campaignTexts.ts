import type { CampaignFields } from '@banyan/api/office';
import * as v from 'valibot';
import { officeCalls } from '../../../calls.ts';
import { mirror, mirrored } from '../../../kit/draftMirror.ts';

/** Editable fields of a campaign, in the order of the form. */
export const campaignFields = ['subject', 'markdown', 'fromName', 'replyTo', 'audience'] as const;
export type CampaignField = (typeof campaignFields)[number];

/** Campaign fields as text, so that two people’s changes can be compared; the audience is JSON. */
export type CampaignTexts = Readonly<Record<CampaignField, string>>;

export const textsOf = ({ audience, ...texts }: CampaignFields): CampaignTexts => ({
  ...texts,
  audience: JSON.stringify(audience),
});

/** Parses texts back to campaign fields; `undefined` if they are invalid. */
export function campaignOf(texts: Readonly<Record<string, string>>): CampaignFields | undefined {
  const audience = v.safeParse(v.pipe(v.string(), v.parseJson()), texts.audience);
  const { subject, markdown, fromName, replyTo } = texts;
  const typed = { subject, markdown, fromName, replyTo, audience: audience.output };
  const fields = v.safeParse(officeCalls.addCampaign.body, typed);
  return fields.success ? fields.output : undefined;
}

/** Fields and version on the server when the volunteer began to edit. */
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

/** Keeps unsaved fields in this tab, with the version they are based on. */
export const keepHere = (key: string, fields: CampaignFields, begun: Begun): void =>
  mirror(key, {
    ...textsOf(fields),
    [standing]: JSON.stringify({ texts: textsOf(begun.fields), version: begun.version }),
  });

/** Fields kept in this tab that were not saved to the server. */
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
