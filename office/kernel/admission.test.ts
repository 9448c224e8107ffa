import { officeMessages as messages } from '@banyan/api/office';
import { testVisitor } from '@banyan/server/donations/test-visitor';
import { requestContext } from '@banyan/server/http/test-services';
import { describe, expect, test } from 'vitest';
import { admitted } from './admission.ts';
import { call, entrance } from './test-entrance.ts';

const nobody = testVisitor();

const tooOften = { status: 429, message: messages.tooOften, headers: { 'Retry-After': '600' } };

describe('call', () => {
  test('rejects a call if its caller’s permission was not checked first', async () => {
    const { row } = await entrance();
    const { guarded } = row({ permission: 'anyone' });
    const input = { body: {}, params: undefined, query: undefined };
    await expect(guarded.answer(input, requestContext())).rejects.toThrow('Nobody asked who may doIt.');
  });
});

describe('rate limit of writes', () => {
  test('limits a volunteer to 600 writes in ten minutes, across all actions and networks', async () => {
    const { row, volunteer } = await entrance();
    const [meera, { ask, heard }] = [await volunteer(), row()];
    meera.others.set(`office writes of ${meera.id}`, 598);
    await ask(meera);
    await ask(meera);
    await expect(ask(meera)).rejects.toMatchObject(tooOften);
    expect(heard).toHaveLength(2);
    expect([...meera.tries]).toEqual([[`office writes of ${meera.id}`, 3]]);
  });

  test('counts writes separately if their policy has its own limit', async () => {
    const { row, volunteer } = await entrance();
    const [meera, { ask }] = [await volunteer(), row({}, { writes: 2 })];
    await ask(meera);
    await ask(meera);
    await expect(ask(meera)).rejects.toMatchObject(tooOften);
    expect([...meera.tries.keys()]).toEqual([`office doIt of ${meera.id}`]);
  });

  test('counts check-in writes by helper', async () => {
    const { row, helper } = await entrance();
    const tara = await helper();
    await row({ permission: 'door' }).ask(tara);
    expect([...tara.tries.keys()]).toEqual([`office writes of ${tara.id}`]);
  });

  test('counts writes that anyone may make by network', async () => {
    const { row } = await entrance();
    const { visitor, tries, others } = testVisitor();
    const { ask } = row({ permission: 'anyone' }, { tries: 2 });
    others.set('office doIt', 99);
    await ask({ visitor });
    await ask({ visitor });
    await expect(ask({ visitor })).rejects.toMatchObject(tooOften);
    expect([...tries]).toEqual([['office doIt', 3]]);
  });

  test('counts neither reads nor open writes without a limit', async () => {
    const { row, volunteer } = await entrance();
    const anybody = testVisitor();
    const meera = await volunteer();
    await row({ permission: 'anyone' }).ask(anybody);
    await row({ reads: true }, { tries: 0, writes: 0 }).ask(meera);
    expect([anybody.tries.size, meera.tries.size]).toEqual([0, 0]);
  });
});

describe('write repeated under its idempotency key', () => {
  const key = 'a-key-of-the-browser';

  test.each(['transaction', 'version', 'state'] as const)(
    'returns the first answer again with idempotency by %s',
    async (idempotency) => {
      const { row, volunteer } = await entrance();
      const meera = await volunteer();
      let times = 0;
      const work = async () => {
        times += 1;
        return times;
      };
      const { ask, heard } = row({}, { idempotency }, (_, context) => {
        const kept = 'once' in context ? context.once : undefined;
        return idempotency === 'transaction' && kept ? kept.write(work) : work();
      });
      expect([await ask(meera, { key }), await ask(meera, { key })]).toEqual([1, 1]);
      expect(heard).toHaveLength(1);
      await expect(ask(meera, { key, body: { other: 'content' } })).rejects.toMatchObject({ status: 409 });
      // Another volunteer’s key is a different key.
      expect(await ask(await volunteer(), { key })).toBe(2);
      expect(await ask(meera, { key: 'another' })).toBe(3);
    },
  );

  test('a repeated write is not answered from the first if a handler with `transaction` does not keep its answer', async () => {
    const { row, volunteer } = await entrance();
    const meera = await volunteer();
    const { ask } = row({}, { idempotency: 'transaction' });
    expect([await ask(meera, { key }), await ask(meera, { key })]).toEqual([1, 2]);
  });

  test.each([
    ['without a key', { idempotency: 'version' } as const, {}],
    ['if its policy has no idempotency', {}, { key }],
  ])('a repeated write is done again %s', async (_, policy, more) => {
    const { row, volunteer } = await entrance();
    const meera = await volunteer();
    const { ask, heard } = row({}, policy);
    expect([await ask(meera, more), await ask(meera, more)]).toEqual([1, 2]);
    expect(await heard[0]?.once?.write(async () => 'done')).toBe('done');
  });

  test('a repeated write is done again for a caller without an identity', async () => {
    const { row } = await entrance();
    const { ask } = row({ permission: 'anyone' }, { idempotency: 'version' });
    expect([await ask(nobody, { key }), await ask(nobody, { key })]).toEqual([1, 2]);
  });
});

test('the server does not start if a call has no implementation', async () => {
  const { services } = await entrance();
  const handle = async () => undefined;
  const started = (implementations: Parameters<typeof admitted>[2]) => () =>
    admitted({ ...services, payments: undefined }, { getMe: call }, implementations);
  expect(started({ nothing: { summary: '', handle } })).toThrow('No implementation of getMe.');
  expect(Object.keys(started({ getMe: { summary: '', handle } })())).toEqual(['getMe']);
});
