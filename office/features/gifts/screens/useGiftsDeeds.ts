import { serverNow } from '@banyan/api/client';
import { useState } from 'react';
import { download } from '../../../kit/download.ts';
import { useDeed } from '../../../kit/useDeed.ts';
import { useOnline } from '../../../kit/useOnline.ts';
import { client } from '../../../shell/client.ts';
import { countedGifts } from '../components/words.ts';
import { giftsLine } from './giftLines.ts';
import { type GiftsSearch, queryOf } from './gifts.ts';
import { askedWords } from './words.ts';

/** The line of the gift that PayPal was asked about. */
export const askedLine = 'gifts asked';

/** What can be done from the list of gifts. Money never shows before the server has said what it knows. */
export function useGiftsDeeds() {
  const isOffline = !useOnline();
  const exporting = useDeed(giftsLine);
  const asking = useDeed(askedLine);
  const [asked, setAsked] = useState<string>();

  const ask = async (reference: string) => {
    setAsked(reference);
    const answer = await asking.deed(`Ask PayPal about ${reference}`, (options) =>
      client.reconcileGift({}, { params: { reference }, ...options }),
    );
    if (answer) asking.setSaid(askedWords(answer.said));
  };
  const takeAlong = async (view: Omit<GiftsSearch, 'page'>, count: number) => {
    if (isOffline) return;
    const made = await exporting.deed(`Export ${countedGifts(count)}`, (options) =>
      client.exportGifts({ filters: queryOf(view) }, options),
    );
    if (!made) return;
    download(`gifts-${new Date(serverNow()).toISOString().slice(0, 10)}.csv`, 'text/csv', made.csv);
    const rows = made.rows === 1 ? '1 row' : `${made.rows.toLocaleString('en-US')} rows`;
    exporting.setSaid({ tone: 'success', words: `${rows}. Private data: store it safely.` });
  };
  return {
    isOffline,
    /** Reference of the gift that PayPal was asked about last. */
    asked,
    isAsking: asking.busy !== undefined,
    isTaking: exporting.busy !== undefined,
    ask,
    takeAlong,
  };
}
