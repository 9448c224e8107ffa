import { type NewsPiece, officeCalls } from '@banyan/api/office';
import { type NewsFormField, type NewsFormValues, newsFormFields } from '@banyan/office/news';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../client.ts';
import { useDeed } from '../../useDeed.ts';
import { useDraft } from '../../useDraft.ts';
import { wrongIn } from '../../wrongIn.ts';
import { fieldsOf, isWhole, valuesOf } from './fieldsOf.ts';
import { picturesField, useNewsPictures } from './useNewsPictures.ts';

type Errors = Partial<Record<NewsFormField | 'pictures', string>>;

/** Of one that was begun and never saved. */
const nameOfNew = 'new';

/** Where the first field that is wrong stands. */
const focusFirst = (errors: Errors) => {
  const first = [...newsFormFields, picturesField].find((field) => errors[field] !== undefined);
  if (first) document.getElementById(`news-${first}`)?.focus();
};

/** A piece of news that is being written, and what can be done with it. What is typed is a draft until it is sent. */
export function useNewsForm(piece: NewsPiece | undefined) {
  const router = useRouter();
  const { busy, said, setSaid, deed } = useDeed();
  const draft = useDraft('news', piece?.id ?? nameOfNew);
  const [errors, setErrors] = useState<Errors>({});
  const pictures = useNewsPictures(piece, draft);
  const { [picturesField]: _, ...written } = draft.text;
  const values: NewsFormValues = { ...valuesOf(piece), ...written };

  const send = async (publish: boolean, done: string) => {
    const fields = { ...fieldsOf(values), pictures: pictures.wanted };
    const wrong: Errors = wrongIn(officeCalls.addNews.body, { ...fields, publish });
    if (!isWhole(fields)) wrong.category = 'Choose one.';
    if (pictures.areComing) wrong.pictures = 'Wait until the pictures are here, or stop them.';
    setErrors(wrong);
    if (!isWhole(fields) || Object.keys(wrong).length > 0) return focusFirst(wrong);
    const body = { ...fields, publish };
    const saved = await deed(
      `${publish ? 'Publish' : 'Save'} “${fields.title}”`,
      async (options) => {
        const answer = piece
          ? await client.saveNews(
              { ...body, version: piece.version },
              { params: { id: piece.id }, ...options },
            )
          : await client.addNews(body, options);
        draft.forget();
        return answer;
      },
      done,
    );
    if (saved) pictures.settle();
    else await pictures.read();
    if (saved && !piece)
      await router.navigate({ to: '/office/news/$id', params: { id: saved.id }, replace: true });
  };
  const remove = () =>
    piece &&
    deed(
      `Remove “${piece.title}”`,
      (options) => client.removeNews({ version: piece.version }, { params: { id: piece.id }, ...options }),
      'It is removed, and can be put back.',
    );
  const restore = () =>
    piece &&
    deed(
      `Put back “${piece.title}”`,
      (options) => client.restoreNews({}, { params: { id: piece.id }, ...options }),
      'It is back.',
    );

  return {
    values,
    errors,
    pictures: pictures.form,
    draft,
    busy: busy !== undefined,
    said,
    setSaid,
    send,
    remove,
    restore,
  };
}
