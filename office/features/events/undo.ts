import { newestOf } from '../../kit/newestOf.ts';
import { type SavedKind, takeBackSaved } from '../../kit/undoSaved.ts';
import type { SavedChange } from '../../kit/ways.ts';
import { errorMessage, withStepUp } from '../../kit/withStepUp.ts';
import { client } from '../../shell/client.ts';
import { takenBackWords } from './screens/notifications.ts';

export const eventSaved: SavedKind<Omit<Parameters<typeof client.saveEvent>[0], 'version'>> = {
  restore: (body, version, options) => client.saveEvent({ ...body, version }, options),
  newest: async (id) => newestOf((await client.getOfficeEvent({ params: { id } })).event),
};

/** Restores an event if none of the emails was sent. @returns the result, as a sentence */
async function andBack(change: SavedChange<'event'> | undefined, left: number): Promise<string | undefined> {
  if (!change || left > 0) return undefined;
  try {
    await takeBackSaved(change, change.restored, eventSaved);
    return change.back;
  } catch (error) {
    return `${errorMessage(error) ?? ''} The change itself stays.`.trim();
  }
}

export const eventUndo = {
  /** Withdraws emails about an event and undoes the change they announce, if it is part of the entry. */
  async told({
    event,
    emails,
    change,
  }: {
    event: string;
    emails: string;
    change: SavedChange<'event'> | undefined;
  }): Promise<string> {
    const answer = await withStepUp('Withdraw the emails', (options) =>
      client.withdrawEmails({}, { params: { id: event, emails }, ...options }),
    );
    return takenBackWords(answer, await andBack(change, answer.left));
  },
  async 'event shown'({
    id,
    title,
    version,
  }: {
    id: string;
    title: string;
    version: number;
  }): Promise<string> {
    await withStepUp(`Make “${title}” a draft`, (options) =>
      client.hideEvent({ version }, { params: { id }, ...options }),
    );
    return `“${title}” is a draft again.`;
  },
  async 'event canceled'({ id, title }: { id: string; title: string }): Promise<string> {
    const { withdrawn } = await withStepUp(`Undo the cancellation of “${title}”`, (options) =>
      client.undoCancel({}, { params: { id }, ...options }),
    );
    return withdrawn === 0
      ? 'It is back on the site. No one was emailed.'
      : 'It is back on the site, and no email is sent.';
  },
};
