import { type Receipt, StoryBody, storyMessages } from '@banyan/api/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import {
  type Banner,
  bannerOf,
  type Clock,
  createDraft,
  type Failure,
  fieldRefusals,
  type Send,
  useDraft,
  useFields,
  useFocus,
  useSubmission,
  useUndo,
} from '../../form/index.ts';
import { useTraces } from '../../form/Trap/index.ts';
import { usePersonCheck } from '../../verification/PersonCheck/index.ts';
import { usePhoto } from '../StoryPhoto/index.ts';
import { checkStory, emptyStory, type StoryValues, storyNames, summaryOf } from './storyValues.ts';

export interface StoryOptions {
  /** Sends the story: the client's `createStory`, with the time that a photo needs. */
  onSubmit: Send<StoryBody, Receipt>;
  /** @default the real one */
  clock?: Clock | undefined;
}

const keeper = createDraft({ key: 'story', version: 1, names: storyNames });

/** Everything the story form knows and does; `StoryForm` shows it. */
export function useStory({ onSubmit, clock }: StoryOptions) {
  const form = useRef<HTMLFormElement>(null);
  const fields = useFields<StoryValues>({ initial: emptyStory, check: checkStory, prefix: 'story' });
  const photo = usePhoto();
  const photoId = fields.idOf('photo');
  const { sending, submit } = useSubmission(useTraces(onSubmit, form, clock));
  const person = usePersonCheck();
  const undo = useUndo<StoryValues>(clock);
  const focus = useFocus();
  const [banner, setBanner] = useState<Banner>();
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState<{ receipt: Receipt; email: string }>();
  const draft = useDraft({
    keeper,
    form,
    initial: emptyStory,
    values: fields.values,
    restore: fields.edit,
  });

  const { edit } = fields;
  // A chip that was pressed before the page came to life: its control knows, the state does not yet.
  useEffect(() => {
    const chosen = form.current?.querySelector<HTMLInputElement>('[name="category"]:checked');
    if (chosen) edit({ category: chosen.value });
  }, [edit]);

  const find = (selector: string) => () => form.current?.querySelector<HTMLElement>(selector);
  const focusSummary = () => focus(find('[data-summary] section'));

  const start = () => {
    draft.discard();
    fields.reset(emptyStory);
    photo.remove();
    setBanner(undefined);
    setTried(false);
  };

  const fail = (failed: Failure) => {
    const refused = fieldRefusals(failed, storyNames);
    const { photo: objection } = fieldRefusals(failed, ['photo']);
    fields.flag(refused, 'server');
    if (objection !== undefined) photo.refuse(objection);
    const said = bannerOf(failed, storyMessages);
    setBanner(said);
    const listed = person.settle(failed) || objection !== undefined || Object.keys(refused).length > 0;
    if (said) focus(find('[data-banner] section'));
    else if (listed) focusSummary();
  };

  const send = async () => {
    setBanner(undefined);
    setTried(true);
    const { values } = fields;
    const messages = checkStory(values);
    fields.flag(messages, 'rules');
    // A photo that is still being read may turn out to be none.
    const chosen = await photo.settled();
    const refused = chosen && 'refused' in chosen;
    const objection = person.object();
    if (refused || objection || Object.keys(messages).length > 0) return focusSummary();

    const outcome = await submit(async () =>
      v.parse(StoryBody, { ...values, photo: chosen?.file, captchaToken: await person.token() }),
    );
    if (!outcome) return;
    if ('failed' in outcome) return fail(outcome.failed);
    start();
    person.reset();
    setSent({ receipt: outcome.sent, email: values.email.trim() });
  };

  const entries = storyNames.flatMap((name) => {
    const message = summaryOf(fields.messages, name);
    return message === undefined ? [] : [{ id: fields.idOf(name), message }];
  });
  if (photo.error) entries.push({ id: photoId, message: photo.error });
  if (person.error) entries.push({ id: fields.idOf('captchaToken'), message: person.error });

  return {
    form,
    fields,
    photo,
    photoId,
    /** The server wants to know whether a person is there. */
    person,
    entries: tried ? entries : [],
    sending,
    banner,
    sent,
    draft: {
      ...draft,
      discarded: undo.kept !== undefined,
      onDiscard: () => {
        undo.keep(fields.values);
        start();
      },
      onUndo: () => {
        if (undo.kept) fields.reset(undo.kept.value);
        undo.forget();
      },
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (!sending) void send();
    },
    onChange: undo.forget,
    /** From the success back to an empty form. */
    again: () => {
      setSent(undefined);
      focus(() => document.getElementById(fields.idOf('title')));
    },
  };
}

export type StoryState = ReturnType<typeof useStory>;
