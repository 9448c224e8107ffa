import { ApiError, serverNow } from '@banyan/api/client';
import { EventFields, type OfficeEvent } from '@banyan/api/office';
import { useRouter } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { isChanged } from '../../../../kit/isChanged.ts';
import { mergeBaseOf, writtenInto } from '../../../../kit/merge/mergeBase.ts';
import { pushSaved } from '../../../../kit/undoSaved.ts';
import { useActions } from '../../../../kit/useActions.ts';
import { useDraft } from '../../../../kit/useDraft.ts';
import { validationErrors } from '../../../../kit/validationErrors.ts';
import type { SavedChange } from '../../../../kit/ways.ts';
import { errorMessage } from '../../../../kit/withStepUp.ts';
import { resultAtom } from '../../../../shell/atoms/result.ts';
import { pushUndo } from '../../../../shell/atoms/undo.ts';
import { client } from '../../../../shell/client.ts';
import { zoneOfChapter } from '../../components/EventForm/choices.ts';
import { type EventErrors, errorsOf, fieldsOf, valuesOf } from '../../components/fieldsOf.ts';
import {
  type EventFormField,
  type EventFormValues,
  eventFieldId,
  eventFormFields,
  wantsNotification,
} from '../../components/values.ts';
import { pushTold, undoablesOf } from '../notifications.ts';

/** Draft name of an event that was never saved. */
const nameOfNew = 'new';

const nothing: EventFormValues = {
  title: '',
  category: '',
  chapter: '',
  day: '',
  from: '',
  to: '',
  lastDay: '',
  zone: '',
  location: '',
  description: '',
  organizer: '',
  seats: '',
  deadlineDay: '',
  deadlineTime: '',
  confirmation: 'verification',
  registration: '',
  featured: '',
};

/** Values of a new event. A volunteer with one chapter gets that chapter and its time zone. */
const emptyFor = (chapterIds: 'all' | readonly string[]): EventFormValues => {
  const [chapter = '', ...others] = chapterIds === 'all' ? [] : chapterIds;
  return others.length > 0 ? nothing : { ...nothing, chapter, zone: zoneOfChapter[chapter] ?? '' };
};

/** Scrolls to the conflict at the top of the screen. */
const showConflict = () => document.getElementById('main')?.scrollIntoView();

type Changed = Omit<Parameters<typeof client.saveEvent>[0], 'version'>;

/**
 * Saves the changes on top of the version that was read. If another part of the event has changed, such as its gallery or reminder,
 * the save is repeated on the new version.
 * @throws ApiError 409 if a field of the form has changed
 */
async function overSaved(event: OfficeEvent, changed: Changed, options: { idempotencyKey: string }) {
  const params = { id: event.id };
  try {
    return await client.saveEvent({ ...changed, version: event.version }, { params, ...options });
  } catch (error) {
    if (!isChanged(error)) throw error;
    const { event: newest } = await client.getOfficeEvent({ params });
    if (JSON.stringify(newest.fields) !== JSON.stringify(event.fields)) throw error;
    return await client.saveEvent({ ...changed, version: newest.version }, { params });
  }
}

/** Undo entry that restores the event as it was read. */
const changeOf = (event: OfficeEvent, title: string, version: number): SavedChange<'event'> => ({
  subject: `event ${event.id}`,
  versionBefore: event.version,
  version,
  words: `“${title}” is saved.`,
  back: `“${event.title}” is back to what it was.`,
  restored: { kind: 'event', id: event.id, body: { ...event.fields, tell: false } },
});

/** Address of the event’s page on the site. */
const pageOf = ({ id, isOver }: OfficeEvent) => `/events/${isOver ? 'past' : 'register'}/${id}`;

/** Moves the focus to the first field with an error. */
const focusFirst = (errors: EventErrors) => {
  const first = eventFormFields.find((field) => errors[field] !== undefined);
  if (first) document.getElementById(eventFieldId(first))?.focus();
};

/** State and actions of the event form. Typed text is a draft until it is sent. */
export function useEventForm(event: OfficeEvent | undefined, chapterIds: 'all' | readonly string[]) {
  const router = useRouter();
  const { busy, run } = useActions(event ? `event ${event.id}` : 'event');
  const setResult = useSetAtom(resultAtom);
  const draft = useDraft('event', event?.id ?? nameOfNew);
  const [errors, setErrors] = useState<EventErrors>({});
  const [wantsToTell, setTelling] = useState<boolean>();
  const before = event && valuesOf(event);
  const read = before && { version: event.version, values: before };
  const standing = mergeBaseOf(eventFormFields, draft.text, read, emptyFor(chapterIds));
  const isShown = event?.state === 'shown';
  const canTell = isShown && !event.isOver;
  const tells = (values: EventFormValues) =>
    canTell && (wantsToTell ?? (before !== undefined && wantsNotification(before, values)));

  const write = (field: EventFormField, value: string) => {
    let text = writtenInto(eventFormFields, draft.text, read, field, value);
    // Choosing a chapter also sets its time zone, unless another zone was chosen.
    const { chapter, zone } = standing.values;
    if (field === 'chapter' && (zone === '' || zone === zoneOfChapter[chapter]))
      text = writtenInto(eventFormFields, text, read, 'zone', zoneOfChapter[value] ?? zone);
    draft.rewrite(text);
  };

  const refuse = (wrong: EventErrors) => {
    setErrors(wrong);
    focusFirst(wrong);
  };

  /**
   * Saves the event. @param isToBeShown Set to publish it afterwards. @returns the result as a sentence; `undefined` if nothing was
   * saved
   */
  const save = async (values: EventFormValues, isToBeShown: boolean) => {
    const fields = fieldsOf(values);
    const wrong = errorsOf(validationErrors(EventFields, fields), values);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) {
      focusFirst(wrong);
      return undefined;
    }
    const saved = await run(`Save “${fields.title}”`, async (options) => {
      try {
        const answer = event
          ? await overSaved(event, { ...fields, tell: tells(values) }, options)
          : { ...(await client.addEvent(fields, options)), told: 0, emails: null, leavesAt: null };
        draft.forget();
        setTelling(undefined);
        return { id: event?.id ?? '', ...answer };
      } catch (error) {
        // Loads the other volunteer’s version and shows it beside the reader’s changes.
        if (isChanged(error)) {
          showConflict();
          return undefined;
        }
        if (error instanceof ApiError && error.status === 422) {
          const found = error.fieldErrors.map(({ field, message }) => [field, message]);
          refuse(errorsOf(Object.fromEntries(found), values));
        }
        throw error;
      }
    });
    if (saved === undefined || isToBeShown) return saved;
    const change = event && changeOf(event, fields.title, saved.version);
    setResult({
      subject: `event ${saved.id}`,
      tone: 'success',
      words: change?.words ?? 'The draft is saved.',
      viewHref: isShown ? pageOf(event) : undefined,
      undoId: change && (pushTold(saved.id, change.words, saved, change) ?? pushSaved(change)),
    });
    return saved;
  };

  const open = async (id: string) => {
    // The result appears beside the button, so the scroll position stays.
    if (!event)
      await router.navigate({ to: '/office/events/$id', params: { id }, replace: true, resetScroll: false });
  };
  const publish = async ({ id, version }: { id: string; version: number }, title: string) => {
    const params = { id };
    let failure: string | undefined;
    const shown = await run(`Show “${title}” on the site`, async (options) => {
      try {
        return await client.showEvent({ version }, { params, ...options });
      } catch (error) {
        failure = errorMessage(error);
        throw error;
      }
    });
    if (!shown) {
      // A new event is a saved draft now, with its own screen.
      if (failure !== undefined) setResult({ subject: `event ${id}`, tone: 'critical', words: failure });
      return;
    }
    const undoId = `${undoablesOf(id)}${Date.now()}`;
    pushUndo({
      id: undoId,
      words: `“${title}” is published.`,
      at: serverNow(),
      leavesAt: null,
      isAtForm: true,
      way: { kind: 'event shown', id, title, version: shown.version },
    });
    setResult({
      subject: `event ${id}`,
      tone: 'success',
      words: 'Published.',
      viewHref: `/events/register/${id}`,
      undoId,
    });
  };
  const send = async (values: EventFormValues = standing.values) => {
    setResult(undefined);
    const saved = await save(values, !isShown);
    if (!saved) return;
    if (!isShown) await publish(saved, values.title.trim());
    await open(saved.id);
  };
  const saveDraft = async () => {
    setResult(undefined);
    const saved = await save(standing.values, false);
    if (saved) await open(saved.id);
  };

  return {
    standing,
    errors,
    draft,
    write,
    busy: busy !== undefined,
    tell: { isOn: tells(standing.values), onChange: setTelling },
    send,
    saveDraft,
  };
}
