import { withStepUp } from '../../kit/withStepUp.ts';
import type { TakenBack } from '../../shell/atoms/undo.ts';
import { client } from '../../shell/client.ts';
import { giftsLine } from './screens/giftLines.ts';

export const giftUndo = {
  async gift({ reference, version }: { reference: string; version: number }): Promise<TakenBack> {
    const { receiptLeft } = await withStepUp(`Undo ${reference}`, (options) =>
      client.undoRecord({ version }, { params: { reference }, ...options }),
    );
    return {
      words: receiptLeft
        ? 'Undone. The receipt was already sent; email them yourself.'
        : 'Undone. No email was sent.',
      goTo: '/office/gifts',
      subject: giftsLine,
    };
  },
  async statements({ year }: { year: number }): Promise<string> {
    const { withdrawn } = await withStepUp(`Withdraw the statements for ${year}`, (options) =>
      client.undoStatements({ year }, options),
    );
    return withdrawn === 1
      ? '1 email is withdrawn.'
      : `${withdrawn.toLocaleString('en-US')} emails are withdrawn.`;
  },
};
