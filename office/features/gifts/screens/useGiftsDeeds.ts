import { serverNow } from '@banyan/api/client';
import { useState } from 'react';
import { download } from '../../../kit/download.ts';
import { useDeed } from '../../../kit/useDeed.ts';
import { useOnline } from '../../../kit/useOnline.ts';
import { client } from '../../../shell/client.ts';
import { countedGifts } from '../components/words.ts';
import { type GiftsSearch, queryOf } from './gifts.ts';
import { askedWords } from './words.ts';

/** What can be done from the list of gifts. Money never shows before the server has said what it knows. */
export function useGiftsDeeds() {
  const isOffline = !useOnline();
  const { busy, said, setSaid, deed } = useDeed();
  const [asked, setAsked] = useState<string>();

  const ask = async (reference: string) => {
    setAsked(reference);
    const answer = await deed(`Ask PayPal about ${reference}`, (options) =>
      client.reconcileGift({}, { params: { reference }, ...options }),
    );
    setAsked(undefined);
    if (answer) setSaid(askedWords(answer.said));
  };
  const takeAlong = async (view: Omit<GiftsSearch, 'page'>, count: number) => {
    if (isOffline) return;
    const made = await deed(`Export ${countedGifts(count)}`, (options) =>
      client.exportGifts({ filters: queryOf(view) }, options),
    );
    if (!made) return;
    download(`gifts-${new Date(serverNow()).toISOString().slice(0, 10)}.csv`, 'text/csv', made.csv);
    const rows = made.rows === 1 ? '1 row' : `${made.rows.toLocaleString('en-US')} rows`;
    setSaid({ tone: 'success', words: `${rows}. Private data: store it safely.` });
  };
  return { isOffline, said, asked, isTaking: busy !== undefined && asked === undefined, ask, takeAlong };
}
