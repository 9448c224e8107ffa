import { createLogger, readConfig } from '@banyan/server';
import { expect, test } from 'vitest';
import { openBackend } from './backend.ts';

const typed = {
  firstName: 'Leela',
  lastName: 'Umbar',
  email: 'leela@example.org',
  phone: '',
  message: 'Hello',
};

async function posted(body: BodyInit) {
  const config = readConfig({ API_BASE: 'https://api.example.org' });
  const backend = await openBackend(
    config,
    createLogger(() => undefined),
  );
  // The DOM’s types lack `duplex`, which Node requires for a stream.
  const init = { method: 'POST', body, duplex: 'half' };
  const request = new Request('https://alumni.example.org/contact', init);
  return backend.submitForm('contact', request, { peer: '203.0.113.7' });
}

test('with a remote API, a posted form returns the typed values and a contact address', async () => {
  const answer = await posted(new URLSearchParams(typed));
  expect(answer).toMatchObject({ status: 503, values: typed, message: expect.stringContaining('@') });
});

test('stops reading an endless body', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(65_536));
    },
  });
  expect(await posted(endless)).toMatchObject({ status: 503, values: { message: '' } });
  expect(sent).toBeLessThan(50);
});
