import { type FormValues, StoryBody, storyForm } from '@banyan/api/contract';
import { useEffect, useRef } from 'react';
import { useOnDemandCaptcha } from '../../captcha/OnDemandCaptcha/index.ts';
import { useBotSignals } from '../../form/HoneypotField/index.ts';
import { definedBy, type FormConnection, rulesOf, useForm } from '../../form/index.ts';
import { usePhoto } from '../StoryPhoto/index.ts';
import { summaryOf } from './summaryOf.ts';

export type StoryValues = FormValues<'story'>;

export type StoryOptions = FormConnection<StoryValues, StoryBody>;

const definition = definedBy(storyForm);
const rules = rulesOf(storyForm, StoryBody);

/** State and behavior of the story form; `StoryForm` shows it. */
export function useStory({ onSubmit, serverState, clock, ...connection }: StoryOptions) {
  const form = useRef<HTMLFormElement>(null);
  const photo = usePhoto(serverState?.errors.find(({ field }) => field === 'photo')?.message);
  const captcha = useOnDemandCaptcha(serverState);
  const state = useForm<StoryValues, StoryBody>({
    ...connection,
    form,
    ...definition,
    rules,
    serverState,
    clock,
    captcha,
    attachment: photo.attachment,
    onSubmit: useBotSignals(onSubmit, form, clock),
    onSent: photo.remove,
  });

  const { edit } = state.fields;
  // A chip may have been pressed before hydration: its control has the value, the state does not yet.
  useEffect(() => {
    const chosen = form.current?.querySelector<HTMLInputElement>('[name="category"]:checked');
    if (chosen) edit({ category: chosen.value });
  }, [edit]);

  const photoId = state.fields.idOf('photo');
  const entries = state.entries.map((entry) => ({ ...entry, message: summaryOf(entry.message) }));
  return {
    ...state,
    entries: photo.error && state.tried ? [...entries, { id: photoId, message: photo.error }] : entries,
    photo,
    photoId,
    /** Verification, shown if the server asks for one. */
    captcha,
    draft: {
      ...state.draft,
      onDiscard: () => {
        state.draft.onDiscard();
        photo.remove();
      },
    },
  };
}

export type StoryState = ReturnType<typeof useStory>;
