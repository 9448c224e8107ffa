import { serverNow } from '@banyan/api/client';
import { Stack } from '@banyan/ui/layout';
import { useState } from 'react';
import {
  type ChangedAlone,
  ConflictForm,
  conflictId,
} from '../../../kit/merge/ConflictForm/ConflictForm.tsx';
import { type Choices, settled } from '../../../kit/merge/mergeFields.ts';
import { atWords } from '../../../kit/words/times.ts';
import { InlineAlert } from '../../../shell/components/InlineAlert/InlineAlert.tsx';
import type { AudienceEvent } from '../components/AudienceField/AudienceField.tsx';
import { audienceWords } from './audiences.ts';
import { type CampaignField, type CampaignTexts, campaignOf } from './campaignTexts.ts';
import type { CampaignClash } from './useCampaignForm.ts';

export interface CampaignConflictProps {
  clash: CampaignClash;
  events: readonly AudienceEvent[];
  /** Continues with the chosen values. */
  onSettle: (chosen: CampaignTexts) => void;
  /** Discards the reader’s changes. */
  onDrop: () => void;
  busy: boolean;
  /** Id of the sentence that explains why nothing can be sent now. */
  unavailableBecause: string | undefined;
}

const labels: Readonly<Record<CampaignField, string>> = {
  subject: 'Subject',
  markdown: 'Text',
  fromName: 'From',
  replyTo: 'Reply-to',
  audience: 'Who gets it',
};

/**
 * Conflict between two volunteers’ changes of a campaign. The reader chooses a value for each field that differs; nothing is saved
 * before.
 */
export function CampaignConflict({ clash, events, onSettle, onDrop, ...acts }: CampaignConflictProps) {
  const { merged, base, mine, at } = clash;
  const [choices, setChoices] = useState<Choices<CampaignField>>({});
  const [open, setOpen] = useState<CampaignField>();
  const formatFact = (field: CampaignField, texts: CampaignTexts) => {
    const audience = field === 'audience' ? campaignOf(texts)?.audience : undefined;
    return audience ? audienceWords(audience, events) : texts[field];
  };
  const save = () => {
    const end = settled(merged, mine, choices);
    if ('values' in end) return onSettle(end.values);
    setOpen(end.open);
    document.getElementById(conflictId(end.open))?.focus();
  };
  const when = atWords(at, serverNow());
  return (
    <Stack space={16}>
      <InlineAlert live tone="warning">
        <b>
          Someone saved this {when}.{' '}
          {merged.conflicts.length === 1
            ? 'One answer differs; choose.'
            : `${merged.conflicts.length} answers differ; choose.`}
        </b>{' '}
        Nothing is saved until you press the button.
      </InlineAlert>
      <ConflictForm
        {...acts}
        conflicts={merged.conflicts.map((field) => ({
          field,
          label: labels[field],
          theirs: formatFact(field, merged.values),
          mine: formatFact(field, mine),
        }))}
        alone={(['theirs', 'mine'] as const).flatMap((by) =>
          merged[by].map(
            (field): ChangedAlone => ({
              label: labels[field],
              by,
              now: formatFact(field, merged.values),
              was: formatFact(field, base),
            }),
          ),
        )}
        who="Someone"
        at={when}
        choices={choices}
        onChoose={(field, side) => {
          setChoices({ ...choices, [field]: side });
          if (open === field) setOpen(undefined);
        }}
        open={open}
        onSave={save}
        onDrop={onDrop}
      />
    </Stack>
  );
}
