import { ApiError, serverNow } from '@banyan/api/client';
import { getRouteApi } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import type * as v from 'valibot';
import type { officeCalls } from '../calls.ts';
import { draftAtom } from '../shell/atoms/drafts.ts';
import { client } from '../shell/client.ts';
import { useShortcuts } from '../shell/useShortcuts.ts';
import { type DraftText, mirror, mirrored } from './draftMirror.ts';
import { clockWords } from './words/times.ts';

const room = getRouteApi('/office/_layout');

type DraftKind = v.InferOutput<typeof officeCalls.getDraft.params>['kind'];

/** Last part of the message about a saved draft, by kind. */
const notYet: Readonly<Record<DraftKind, string>> = {
  reject: 'not sent',
  ask: 'not sent',
  reply: 'not sent',
  'take-down': 'not sent',
  story: 'not published',
  news: 'not published',
  event: 'not published',
  gallery: 'not published',
  words: 'not in use',
  reason: 'not in use',
  sites: 'not in use',
  member: 'not published',
};

/** Delay after the last key before the draft is saved, in milliseconds. */
const pauseMs = 2_000;

/** Draft of a form with its functions. */
export interface WritingDraft {
  /** Text by field; fields that were never edited are missing. */
  text: DraftText;
  /** True once the stored draft was looked up. Before that the draft may seem empty. */
  isRead: boolean;
  /** Changes one field: stored in this tab at once and on the server two seconds after the last key. */
  write: (field: string, value: string) => void;
  /** Replaces the whole text; stored as with `write`. */
  rewrite: (text: DraftText) => void;
  /**
   * Message about the draft: "Draft saved 8:11 PM, not published", or the reason why it was not saved. Undefined before the first
   * save.
   */
  said: string | undefined;
  /** Deletes the draft, once the form was sent. */
  forget: () => void;
}

/**
 * Draft that survives closing the tab: loaded when the screen opens and saved while typing, or with Ctrl or ⌘ S.
 *
 * @param ref Reference of the record that the draft is about.
 */
export function useDraft(kind: DraftKind, ref: string): WritingDraft {
  const { me } = room.useRouteContext();
  const key = `${me.id}:${kind}:${ref}`;
  const params = { kind, ref };
  const [draft, setDraft] = useAtom(draftAtom(key));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<{ key: string; params: typeof params; text: DraftText }>(undefined);

  const save = async () => {
    clearTimeout(timer.current);
    const last = unsaved.current;
    if (!last) return;
    unsaved.current = undefined;
    try {
      const { savedAt } = await client.saveDraft({ text: last.text }, { params: last.params });
      // Text typed during the save is stored in the tab and saved next.
      if (!unsaved.current) mirror(last.key, undefined);
      setDraft((now) => ({ ...now, savedAt, hasFailed: false }));
    } catch (error) {
      unsaved.current ??= last;
      const why = error instanceof ApiError && error.status === 409 ? error.message : undefined;
      setDraft((now) => ({ ...now, hasFailed: true, why }));
    }
  };
  const keep = (text: DraftText) => {
    setDraft((now) => ({ ...now, text }));
    unsaved.current = { key, params, text };
    mirror(key, text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), pauseMs);
  };

  const read = useEffectEvent(async (isHere: () => boolean) => {
    const kept = mirrored(key);
    if (kept) keep(kept);
    else {
      const found = await client.getDraft({ params }).catch(() => undefined);
      if (!isHere()) return;
      // Text typed while the draft was loading is newer, so it wins.
      if (found?.draft && !unsaved.current) setDraft((now) => ({ ...now, ...found.draft, isRead: true }));
    }
    setDraft((now) => ({ ...now, isRead: true }));
  });
  const saveAtTheEnd = useEffectEvent(() => void save());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another draft
  useEffect(() => {
    let isHere = true;
    void read(() => isHere);
    return () => {
      isHere = false;
      saveAtTheEnd();
    };
  }, [key]);
  useShortcuts('dialog', { 'Mod+s': () => void save() });

  return {
    text: draft.text,
    isRead: draft.isRead,
    write: (field, value) => keep({ ...draft.text, [field]: value }),
    rewrite: keep,
    said: draft.hasFailed
      ? (draft.why ?? 'Not saved yet. It stays in this tab.')
      : Object.values(draft.text).some(Boolean) && draft.savedAt
        ? `Draft saved ${clockWords(draft.savedAt, serverNow())}, ${notYet[kind]}`
        : undefined,
    forget: () => {
      keep({});
      void save();
    },
  };
}
