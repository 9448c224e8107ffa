import { useState } from 'react';
import { fileDay, saveCsv } from '../../../kit/download.ts';
import { queryOf } from '../../../kit/search.ts';
import { useActions } from '../../../kit/useActions.ts';
import { useOnline } from '../../../kit/useOnline.ts';
import { client } from '../../../shell/client.ts';
import { countedGifts } from '../components/words.ts';
import { giftsLine } from './giftLines.ts';
import type { GiftsSearch } from './search.ts';
import { askedWords } from './words.ts';

/** The line of the gift that PayPal was asked about. */
export const askedLine = 'gifts asked';

/** What can be done from the list of gifts. Money never shows before the server has said what it knows. */
export function useGiftsDeeds() {
  const isOffline = !useOnline();
  const exporting = useActions(giftsLine);
  const asking = useActions(askedLine);
  const [asked, setAsked] = useState<string>();

  const ask = async (reference: string) => {
    setAsked(reference);
    await asking.run(
      `Ask PayPal about ${reference}`,
      (options) => client.reconcileGift({}, { params: { reference }, ...options }),
      { done: ({ said }) => askedWords(said) },
    );
  };
  const takeAlong = async (view: Omit<GiftsSearch, 'page'>, count: number) => {
    if (isOffline) return;
    await exporting.run(
      `Export ${countedGifts(count)}`,
      (options) => client.exportGifts({ filters: queryOf(view) }, options),
      { done: ({ csv, rows }) => saveCsv(`gifts-${fileDay()}`, csv, rows) },
    );
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
