import { type NewsPiece, officeMessages } from '@banyan/api/office';
import { useRouter } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { officeCalls } from '../../../calls.ts';
import { conflictOf } from '../../../kit/conflictOf.ts';
import { isChanged } from '../../../kit/isChanged.ts';
import { mergeBaseOf, writtenInto } from '../../../kit/merge/mergeBase.ts';
import { useActions } from '../../../kit/useActions.ts';
import { useDraft } from '../../../kit/useDraft.ts';
import { validationErrors } from '../../../kit/validationErrors.ts';
import { resultAtom } from '../../../shell/atoms/result.ts';
import { client } from '../../../shell/client.ts';
import {
  type NewsFormField,
  type NewsFormValues,
  newsFieldLabels,
  newsFormFields,
} from '../components/values.ts';
import { fieldsOf, formatFact, isWhole, valuesOf } from './fieldsOf.ts';
import { picturesField, useNewsPictures } from './useNewsPictures.ts';
import { useNewsUndo } from './useNewsUndo.ts';

type Errors = Partial<Record<NewsFormField | 'pictures', string>>;

/** Draft name of a new item that was never saved. */
const nameOfNew = 'new';

/** Scrolls to the conflict at the top of the screen. */
const showConflict = () => document.getElementById('main')?.scrollIntoView();

/** Focuses the first field with an error. */
const focusFirst = (errors: Errors) => {
  const first = [...newsFormFields, picturesField].find((field) => errors[field] !== undefined);
  if (first) document.getElementById(`news-${first}`)?.focus();
};

/**
 * Form of a news item with its actions. The typed text is a draft until it is sent. After another volunteer’s save, my own changes
 * are applied on top of theirs. Fields both have changed have to be chosen.
 */
export function useNewsForm(piece: NewsPiece | undefined) {
  const router = useRouter();
  const subject = piece ? `news ${piece.id}` : 'news';
  const { busy, run } = useActions(subject);
  const restoreLine = `${subject} restore`;
  const restoring = useActions(restoreLine);
  const setResult = useSetAtom(resultAtom);
  const draft = useDraft('news', piece?.id ?? nameOfNew);
  const undo = useNewsUndo();
  const [errors, setErrors] = useState<Errors>({});
  const read = piece && { version: piece.version, values: valuesOf(piece) };
  const standing = mergeBaseOf(newsFormFields, draft.text, read, valuesOf(undefined));
  const write = (field: string, value: string) =>
    draft.rewrite(writtenInto(newsFormFields, draft.text, read, field, value));
  const pictures = useNewsPictures(piece, draft, write);

  /** Saves the item. @returns the saved item; `undefined` if nothing was saved */
  const save = async (values: NewsFormValues, publish: boolean) => {
    const fields = { ...fieldsOf(values), pictures: pictures.wanted };
    const wrong: Errors = validationErrors(officeCalls.addNews.body, { ...fields, publish });
    if (!isWhole(fields)) wrong.category = 'Choose one.';
    if (pictures.areComing) wrong.pictures = 'Wait until the pictures are uploaded, or stop them.';
    setErrors(wrong);
    if (!isWhole(fields) || Object.keys(wrong).length > 0) {
      focusFirst(wrong);
      return undefined;
    }
    const body = { ...fields, publish };
    const answer = await run(`${publish ? 'Publish' : 'Save'} “${fields.title}”`, async (options) => {
      try {
        const saved = piece
          ? await client.saveNews(
              { ...body, version: piece.version },
              { params: { id: piece.id }, ...options },
            )
          : await client.addNews(body, options);
        draft.forget();
        return saved;
      } catch (error) {
        // The other volunteer’s version is loaded and shown beside mine.
        if (isChanged(error)) return officeMessages.changed;
        throw error;
      }
    });
    if (answer === officeMessages.changed) showConflict();
    if (answer === undefined || typeof answer === 'string') {
      await pictures.read();
      return undefined;
    }
    pictures.settle();
    return answer;
  };
  const send = async (publish: boolean, values: NewsFormValues = standing.values) => {
    setResult(undefined);
    const saved = await save(values, publish);
    if (!saved) return;
    const title = values.title.trim();
    const isOnSite = piece?.state === 'published';
    const result = { subject: `news ${saved.id}`, tone: 'success' as const };
    if (publish)
      setResult({
        ...result,
        words: isOnSite ? `“${title}” is saved.` : 'Published.',
        viewHref: `/news/${saved.id}`,
        undoId: isOnSite
          ? undo.saved(piece, { title, version: saved.version })
          : undo.published({ ...saved, title }),
      });
    else
      setResult({
        ...result,
        words: 'The draft is saved.',
        undoId: piece && undo.saved(piece, { title, version: saved.version }),
      });
    if (!piece)
      await router.navigate({
        to: '/office/news/$id',
        params: { id: saved.id },
        replace: true,
        // Keeps the scroll position, because the result is beside the button.
        resetScroll: false,
      });
  };
  const conflict = conflictOf({
    standing,
    labels: newsFieldLabels,
    inWords: formatFact,
    none: {},
    send: (values) => send(piece?.state === 'published', values),
  });
  const remove = async () => {
    if (!piece) return;
    const { id, version, title } = piece;
    await run(
      `Remove “${title}”`,
      (options) => client.removeNews({ version }, { params: { id }, ...options }),
      {
        undo: () => ({
          words: `“${title}” is removed.`,
          leavesAt: null,
          way: { kind: 'news removed', id, title },
        }),
      },
    );
  };
  const restore = () =>
    piece &&
    restoring.run(
      `Restore “${piece.title}”`,
      (options) => client.restoreNews({}, { params: { id: piece.id }, ...options }),
      'It is restored.',
    );

  return {
    standing,
    conflict,
    errors,
    pictures: pictures.form,
    draft,
    write,
    busy: (busy ?? restoring.busy) !== undefined,
    subject,
    restoreLine,
    send,
    remove,
    restore,
  };
}
