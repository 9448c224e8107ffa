import type { Campaign, Me } from '@banyan/api/office';
import { ChipLink } from '@banyan/ui/elements';
import { Cluster, Split } from '@banyan/ui/layout';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { chapterIdsOf } from '../../../kit/chapterIdsOf.ts';
import { FormResult } from '../../../kit/FormResult.tsx';
import { useIsWide } from '../../../kit/useIsWide.ts';
import { ConfirmDialog } from '../../../shell/components/ConfirmDialog/ConfirmDialog.tsx';
import { InlineAlert } from '../../../shell/components/InlineAlert/InlineAlert.tsx';
import { type AudienceEvent, AudienceField } from '../components/AudienceField/AudienceField.tsx';
import { CampaignForm } from '../components/CampaignForm/CampaignForm.tsx';
import { EmailPreview } from '../components/EmailPreview/EmailPreview.tsx';
import { CampaignConflict } from './CampaignConflict.tsx';
import { CheckView } from './CheckView.tsx';
import type { CampaignView } from './campaigns.ts';
import type { CampaignActions } from './useCampaignActions.ts';
import { useCampaignForm } from './useCampaignForm.ts';
import { useCount } from './useCount.ts';
import { usePreview } from './usePreview.ts';

export interface DraftViewProps {
  me: Me;
  campaign: Campaign;
  events: readonly AudienceEvent[];
  view: CampaignView;
  actions: CampaignActions;
  /** Id of the sentence that explains why nothing can be sent now. */
  unavailableBecause: string | undefined;
}

const tabs: readonly { view: CampaignView; label: string; isNarrow?: boolean }[] = [
  { view: undefined, label: 'Write' },
  { view: 'look', label: 'Preview', isNarrow: true },
  { view: 'check', label: 'Check' },
];

/** Events that can be chosen, plus the chosen event if it is not among them. */
const withChosen = (events: readonly AudienceEvent[], { event, fields: { audience } }: Campaign) =>
  event === null || audience.kind !== 'event' || events.some(({ id }) => id === event.id)
    ? events
    : [...events, { ...event, who: audience.who }];

/** Draft of a campaign: the form beside the preview, then the check. Phones show one of the three at a time. */
export function DraftView({ me, campaign, events, view, actions, unavailableBecause }: DraftViewProps) {
  const router = useRouter();
  const isWide = useIsWide();
  const form = useCampaignForm(campaign);
  const { values } = form;
  const counted = useCount(values.audience);
  const { mail, error } = usePreview(values);
  const [isDropping, setDropping] = useState(false);
  const hrefOf = (next: CampaignView) =>
    router.buildLocation({
      to: '/office/campaigns/$id',
      params: { id: campaign.id },
      search: next === undefined ? {} : { view: next },
    }).publicHref;
  /** Saves the form, then acts on the saved version. */
  const saved = async (doing: (version: number) => Promise<unknown>) => {
    if (await form.save()) await doing(form.version());
  };
  const check = () =>
    void form.save().then(() =>
      router.navigate({
        to: '/office/campaigns/$id',
        params: { id: campaign.id },
        search: { view: 'check' },
      }),
    );
  const audienceError = form.errors.audience ?? counted.error;
  const write = (
    <CampaignForm
      values={values}
      onWrite={form.write}
      errors={error ? { markdown: error, ...form.errors } : form.errors}
      audience={
        <AudienceField
          audience={values.audience}
          onChange={(audience) => form.write('audience', audience)}
          chapterIds={chapterIdsOf(me, 'letter.send-to-members')}
          events={withChosen(events, campaign)}
          said={audienceError ? 'No one yet.' : counted.count?.text}
          error={audienceError}
        />
      }
      onCheck={check}
      onTest={() => void saved(actions.test)}
      onDrop={() => setDropping(true)}
      busy={actions.busy}
      unavailableBecause={unavailableBecause}
      said={form.said}
      result={<FormResult subject={actions.line} />}
    />
  );
  const look = (
    <EmailPreview subject={values.subject} from={values.fromName || 'the association'} mail={mail} />
  );
  if (form.clash)
    return (
      <CampaignConflict
        clash={form.clash}
        events={events}
        onSettle={form.settle}
        onDrop={form.takeTheirs}
        busy={actions.busy}
        unavailableBecause={unavailableBecause}
      />
    );
  return (
    <>
      {form.isOnTop && (
        <InlineAlert live tone="warning">
          Someone else saved this campaign. What you wrote is on top of it.
        </InlineAlert>
      )}
      <nav aria-label="View">
        <Cluster space={8}>
          {tabs.map(({ view: one, label, isNarrow }) =>
            isNarrow && isWide ? null : (
              <ChipLink
                key={label}
                href={hrefOf(one)}
                aria-current={
                  one === view || (one === undefined && isWide && view === 'look') ? 'page' : undefined
                }
              >
                {label}
              </ChipLink>
            ),
          )}
        </Cluster>
      </nav>
      {view === 'check' ? (
        <CheckView
          me={me}
          campaign={campaign}
          count={counted.count?.reached}
          form={form}
          actions={actions}
          writeHref={hrefOf(undefined)}
          unavailableBecause={unavailableBecause}
        />
      ) : isWide ? (
        <Split ratio="7/5" align="start">
          {write}
          {look}
        </Split>
      ) : view === 'look' ? (
        look
      ) : (
        write
      )}
      <ConfirmDialog
        open={isDropping}
        title="Delete this draft?"
        doLabel="Delete draft"
        onDo={() => {
          setDropping(false);
          void saved(actions.remove);
        }}
        onCancel={() => setDropping(false)}
      >
        No one received it. This can’t be undone.
      </ConfirmDialog>
    </>
  );
}
