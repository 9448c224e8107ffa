import type { Me, OfficeEvent } from '@banyan/api/office';
import { useRuntimeConfig } from '@banyan/app/config';
import { EventForm, EventFormFoot, EventLook, valuesOf } from '@banyan/office/events';
import { ConflictForm } from '@banyan/office/merge';
import { Strip } from '@banyan/office/shell';
import { atWords, differWords } from '@banyan/office/words';
import { Button, Text } from '@banyan/ui/elements';
import { Split, Stack } from '@banyan/ui/layout';
import { Dialog } from '@banyan/ui/overlays';
import { useState } from 'react';
import { chapterIdsOf } from '../../../chapterIdsOf.ts';
import { runtimeConfig } from '../../../client.ts';
import { useIsWide } from '../../../useIsWide.ts';
import { useOnline } from '../../../useOnline.ts';
import { lookOf } from './lookOf.tsx';
import { useConflicts } from './useConflicts.ts';
import { useEventForm } from './useEventForm.ts';

export interface FactsEditorProps {
  me: Me;
  /** What is changed; without it one is begun. */
  event?: OfficeEvent;
  /** On phones: how it will stand, in place of the form. */
  isLooking: boolean;
  /** Where the same is seen the other way. */
  hrefOf: (isLooking: boolean) => string;
}

const offlineId = 'no-connection';

/** Writes an event, beside how it will stand; on phones one or the other. What two have changed at once is chosen first. */
export function FactsEditor({ me, event, isLooking, hrefOf }: FactsEditorProps) {
  const isWide = useIsWide();
  const isOnline = useOnline();
  const config = useRuntimeConfig(runtimeConfig);
  const chapterIds = chapterIdsOf(me, 'event.edit');
  const form = useEventForm(event, chapterIds);
  const { standing, draft } = form;
  const conflict = useConflicts(standing, form.send);
  const [isSeeingTheirs, seeTheirs] = useState(false);
  const now = Date.now();
  const unavailableBecause = isOnline ? undefined : offlineId;
  const who = event?.changed?.by.split(' ')[0] || 'Somebody';
  const at = event?.changed ? atWords(event.changed.at, now) : 'meanwhile';
  // Of what two have changed, it is looked at what stands there now.
  const looked = conflict && event ? valuesOf(event) : standing.values;
  const lookProps = lookOf(looked, event, config?.apiBase ?? '/api', now);
  const look = lookProps ? (
    <EventLook {...lookProps} />
  ) : (
    <Text tone="quiet">Choose a date, and it stands here as everybody will see it.</Text>
  );
  const notices = (
    <>
      {!isOnline && (
        <Strip live tone="warning" id={offlineId}>
          No connection. What you write stays in this tab and is sent when you say so.
        </Strip>
      )}
      {form.said && (
        <Strip live tone={form.said.tone}>
          {form.said.words}
        </Strip>
      )}
    </>
  );

  if (conflict)
    return (
      <Stack space={16}>
        {notices}
        <Strip
          live
          tone="warning"
          action={
            <Button variant="line" size="small" onClick={() => seeTheirs(true)}>
              Look at theirs
            </Button>
          }
        >
          <b>
            {who} saved this {at}. {differWords(conflict.conflicts.length)}
          </b>{' '}
          Nothing is saved until you press the button.
        </Strip>
        <ConflictForm
          {...conflict}
          who={who}
          at={at}
          onDrop={draft.forget}
          busy={form.busy}
          unavailableBecause={unavailableBecause}
        />
        <Dialog open={isSeeingTheirs} onClose={() => seeTheirs(false)} title="As it stands now" size="wide">
          {look}
        </Dialog>
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
        sendLabel={isShown ? 'Save changes' : 'Show on the site'}
        onSaveDraft={isShown ? undefined : () => void form.saveDraft()}
        lookHref={hrefOf(true)}
        telling={isShown && !event.isOver ? { many: event.reached, ...form.tell } : undefined}
        busy={form.busy}
        unavailableBecause={unavailableBecause}
        said={draft.said}
      />
    </EventForm>
  );
  return (
    <Stack space={16}>
      {notices}
      {merged && (merged.mine.length > 0 || merged.theirs.length > 0) && (
        <Strip live tone="warning">
          <b>
            {who} saved this {at}.
          </b>{' '}
          What you wrote stands on top of it. Nothing is saved until you press the button.
        </Strip>
      )}
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
