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

test('keeps the undo of an action whose email is sent now and sends it only once', async () => {
  const sendNow = scheduled('decision', false);
  expect(await sendEmailNow('decision')).toBe(true);
  expect(Date.parse(standing('decision')?.leavesAt ?? '')).toBeLessThanOrEqual(Date.now());
  expect(await sendEmailNow('decision')).toBeUndefined();
  expect(sendNow).toHaveBeenCalledOnce();
});

test('removes an action from the stack when its email is sent now and it consists of that email', async () => {
  scheduled('reply', true);
  expect(await sendEmailNow('reply')).toBe(false);
  expect(standing('reply')).toBeUndefined();
});

test('keeps an action unchanged when its email cannot be sent', async () => {
  scheduled('offline', true).mockRejectedValue(new Error('offline'));
  await expect(sendEmailNow('offline')).rejects.toThrow('offline');
  expect(standing('offline')?.sendNow).toEqual({ ref: 'offline' });
});
