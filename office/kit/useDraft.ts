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

const room = getRouteApi('/office/_room');

type DraftKind = v.InferOutput<typeof officeCalls.getDraft.params>['kind'];

/** What has not happened to a draft that is saved. */
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

/** How long after the last key it is saved, in milliseconds. */
const pauseMs = 2_000;

/** What can be done with something that is being written. */
export interface WritingDraft {
  /** Field by field; a field that nothing was written into is left out. */
  text: DraftText;
  /** Whether what was kept of it has been looked for. Until then it may seem empty. */
  isRead: boolean;
  /** Writes one field: kept in this tab at once, by the server two seconds after the last key. */
  write: (field: string, value: string) => void;
  /** Writes all of it anew, as `write` does with one field. */
  rewrite: (text: DraftText) => void;
  /** "Draft saved 8:11 PM, not published"; why not; nothing before it was saved at all. */
  said: string | undefined;
  /** Forgets it, once it was sent. */
  forget: () => void;
}

/**
 * A draft of something about a submission, which outlives the tab: it is read when the screen opens, and kept while it is typed,
 * also by Ctrl or ⌘ S.
 *
 * @param ref Reference of what it is about.
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
      // Whatever was typed meanwhile is in the tab, and is saved next.
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
      // What was typed while it was looked for is newer.
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
