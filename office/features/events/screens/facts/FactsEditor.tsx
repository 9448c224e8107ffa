import { serverNow } from '@banyan/api/client';
import type { Me, OfficeEvent } from '@banyan/api/office';
import { useRuntimeConfig } from '@banyan/app/config';
import { Text } from '@banyan/ui/elements';
import { Split, Stack } from '@banyan/ui/layout';
import { ConflictView } from '../../../../kit/ConflictView.tsx';
import { chapterIdsOf } from '../../../../kit/chapterIdsOf.ts';
import { conflictOf } from '../../../../kit/conflictOf.ts';
import { FormResult } from '../../../../kit/FormResult.tsx';
import { newestOf } from '../../../../kit/newestOf.ts';
import { offlineId } from '../../../../kit/Screen/offline.ts';
import { useIsWide } from '../../../../kit/useIsWide.ts';
import { useOnline } from '../../../../kit/useOnline.ts';
import { runtimeConfig } from '../../../../shell/client.ts';
import { InlineAlert } from '../../../../shell/components/InlineAlert/InlineAlert.tsx';
import { PutOnTopAlert } from '../../../news/screens/PutOnTopAlert.tsx';
import { EventForm } from '../../components/EventForm/EventForm.tsx';
import { EventFormFoot } from '../../components/EventForm/EventFormFoot.tsx';
import { EventPreview } from '../../components/EventPreview/EventPreview.tsx';
import { valuesOf } from '../../components/fieldsOf.ts';
import { eventFieldLabels } from '../../components/values.ts';
import { formatFact } from './formatFact.ts';
import { lookOf } from './previewOf.ts';
import { useEventForm } from './useEventForm.ts';

export interface FactsEditorProps {
  me: Me;
  /** Event to change; without it the form starts a new one. */
  event?: OfficeEvent;
  /** On phones: shows the preview in place of the form. */
  isLooking: boolean;
  /** Address of the form or the preview. */
  hrefOf: (isLooking: boolean) => string;
}

/**
 * Editor of an event with the form beside the preview; phones show one of them. A conflict with another volunteer’s change is
 * resolved first.
 */
export function FactsEditor({ me, event, isLooking, hrefOf }: FactsEditorProps) {
  const isWide = useIsWide();
  const isOnline = useOnline();
  const config = useRuntimeConfig(runtimeConfig);
  const chapterIds = chapterIdsOf(me, 'event.edit');
  const form = useEventForm(event, chapterIds);
  const { standing, draft } = form;
  const conflict = conflictOf({
    standing,
    labels: eventFieldLabels,
    inWords: formatFact,
    none: {},
    send: form.send,
  });
  const now = serverNow();
  const unavailableBecause = isOnline ? undefined : offlineId;
  const newest = newestOf(event);
  // During a conflict the preview shows the event as saved.
  const looked = conflict && event ? valuesOf(event) : standing.values;
  const lookProps = lookOf(looked, event, config?.apiBase ?? '/api', now);
  const look = lookProps ? (
    <EventPreview {...lookProps} />
  ) : (
    <Text tone="quiet">Choose a date to see the preview here.</Text>
  );
  const notices = !isOnline && (
    <InlineAlert live tone="warning" id={offlineId}>
      You’re offline. What you write stays in this tab until you save it.
    </InlineAlert>
  );
  const result = <FormResult subject={event ? `event ${event.id}` : 'event'} />;

  if (conflict)
    return (
      <Stack space={16}>
        {notices}
        <ConflictView
          conflict={conflict}
          {...newest}
          theirs={look}
          onDrop={draft.forget}
          busy={form.busy}
          unavailableBecause={unavailableBecause}
          result={result}
        />
      </Stack>
    );

  const isShown = event?.state === 'shown';
  const merged = standing.merged;
  const edit = (
    <EventForm
      values={standing.values}
      onWrite={form.write}
      chapterIds={chapterIds}
      errors={form.errors}
      taken={event?.taken ?? 0}
      featuredNow={event?.featuredNow?.id === event?.id ? undefined : event?.featuredNow?.title}
      mine={merged?.mine ?? []}
      onSend={() => {
        if (!form.busy && isOnline) void form.send();
      }}
    >
      <EventFormFoot
        sendLabel={isShown ? 'Save changes' : 'Publish'}
        onSaveDraft={isShown ? undefined : () => void form.saveDraft()}
        lookHref={hrefOf(true)}
        telling={isShown && !event.isOver ? { many: event.reached, ...form.tell } : undefined}
        busy={form.busy}
        unavailableBecause={unavailableBecause}
        said={draft.said}
        result={result}
      />
    </EventForm>
  );
  return (
    <Stack space={16}>
      {notices}
      {merged && (merged.mine.length > 0 || merged.theirs.length > 0) && <PutOnTopAlert {...newest} />}
      {isWide ? (
        <Split ratio="7/5" align="start">
          {edit}
          {look}
        </Split>
      ) : isLooking ? (
        look
      ) : (
        edit
      )}
    </Stack>
  );
}
