import { expect, onTestFinished, test, vi } from 'vitest';
import { store } from '../shell/atoms/asked.ts';
import { pushUndo, undoStackAtom } from '../shell/atoms/undo.ts';
import { client } from '../shell/client.ts';
import { sendEmailNow } from './undo.ts';

function scheduled(id: string, isFinal: boolean) {
  const sendNow = vi.spyOn(client, 'sendNow').mockResolvedValue({ state: 'done' });
  onTestFinished(() => sendNow.mockRestore());
  const leavesAt = new Date(Date.now() + 300_000).toISOString();
  pushUndo({
    id,
    words: id,
    at: 0,
    leavesAt,
    isFinal,
    sendNow: { ref: id },
    way: { kind: 'here', run: () => 'Undone.' },
  });
  return sendNow;
}
const standing = (id: string) => store.get(undoStackAtom).find((act) => act.id === id);

test('an act whose email is sent right away can still be undone, and sends nothing a second time', async () => {
  const sendNow = scheduled('decision', false);
  expect(await sendEmailNow('decision')).toBe(true);
  expect(Date.parse(standing('decision')?.leavesAt ?? '')).toBeLessThanOrEqual(Date.now());
  expect(await sendEmailNow('decision')).toBeUndefined();
  expect(sendNow).toHaveBeenCalledOnce();
});

test('an act that is its email leaves the stack once the email is sent right away', async () => {
  scheduled('reply', true);
  expect(await sendEmailNow('reply')).toBe(false);
  expect(standing('reply')).toBeUndefined();
});

test('an act stays as it is when its email cannot be sent', async () => {
  scheduled('offline', true).mockRejectedValue(new Error('offline'));
  await expect(sendEmailNow('offline')).rejects.toThrow('offline');
  expect(standing('offline')?.sendNow).toEqual({ ref: 'offline' });
});
