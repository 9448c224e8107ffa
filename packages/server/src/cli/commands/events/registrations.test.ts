import { describe, expect, test } from 'vitest';
import { eventBody } from '../../../testing/test-server.ts';
import { volunteer } from '../../test-volunteer.ts';

const id = 'event-garba-night';

/** An event with one seat that Tara has, who asked twice, and Rohan waits for. */
async function fullEvent(...more: string[]) {
  const site = await volunteer();
  await site.add('--seats', '1', ...more);
  await site.banyan('event', 'approve', id);
  const register = async (email: string, wanted = {}) => {
    const answer = await site.post(`/events/register/${id}`, eventBody({ email, ...wanted }));
    return (await answer.json()).reference;
  };
  const tara = await register('tara@example.org');
  const again = await register('tara@example.org');
  const rohan = await register('rohan@example.org', { waitingList: true });
  const states = async () =>
    (await site.banyan('registrations', id, '--csv')).out
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',').slice(7, 9).join());
  return { ...site, tara, again, rohan, states };
}

describe('a registration that a volunteer takes out', () => {
  test('frees the seat, which is offered to whoever waits; any reference names it, and a rehearsal changes nothing', async () => {
    const { banyan, again, states, rows, notes } = await fullEvent();
    expect(await states()).toEqual([`"confirmed","${again}"`, '"waiting",""']);
    expect((await banyan('event', 'list')).out).toContain('1 of 1 registered, 1 waiting');
    const before = await rows();
    const rehearsal = await banyan('registrations', 'remove', again, '--dry-run');
    expect(rehearsal.code).toBe(0);
    expect(rehearsal.out).toContain('rohan@example.org  A seat is free for you: Garba night');
    expect(await rows()).toEqual(before);

    const removed = await banyan('registrations', 'remove', again.toLowerCase(), '--as', 'Meera');
    expect(removed).toEqual({
      code: 0,
      out: `${again.toLowerCase()}, Tara Chinch, is off the list of ${id}. The seat is offered to whoever waits next.`,
    });
    expect(await states()).toEqual([`"released","${again}"`, '"offered",""']);
    expect((await notes()).at(-1)).toMatchObject({
      who: 'Meera',
      action: 'registrations remove',
      detail: id,
    });
    const told = (await rows()).letters.map(({ recipient }) => recipient);
    expect(told.filter((recipient) => recipient === 'tara@example.org')).toHaveLength(1);
    expect((await banyan('registrations', 'remove', again)).out).toContain('has no seat any more');
  });

  test('is told of it only with a reason', async () => {
    const { banyan, tara, rows } = await fullEvent();
    await banyan('registrations', 'remove', tara, '--reason', 'You are there twice.');
    const letter = (await rows()).letters.find(({ subject }) => subject.startsWith('You are no longer'));
    expect(letter).toMatchObject({ recipient: 'tara@example.org' });
    expect(letter?.body).toContain('You are there twice.');
  });

  test('that is not there takes nothing out, not even those before it', async () => {
    const { banyan, tara, states } = await fullEvent();
    expect(await banyan('registrations', 'remove', tara, 'E-0000-0000')).toMatchObject({
      code: 1,
      out: expect.stringContaining('There is no registration E-0000-0000; nothing was changed.'),
    });
    expect((await states())[0]).toMatch(/confirmed/);
    expect((await banyan('registrations', 'remove')).code).toBe(2);
  });
});

test('who has yet to confirm and who waits hear of a cancellation too, and who gave the seat back does not', async () => {
  const { banyan, tara, rows } = await fullEvent('--confirmation', 'letter');
  await banyan('registrations', 'remove', tara);
  await banyan('event', 'cancel', id);
  const told = (await rows()).letters.filter(({ subject }) => subject.startsWith('Cancelled'));
  expect(told.map(({ recipient }) => recipient)).toEqual(['rohan@example.org']);
});

test('an event says what makes sure of its seats; what it cannot be is named', async () => {
  const { banyan, add, row } = await volunteer();
  await add();
  expect((await row())?.confirmation).toBe('verification');
  const edited = await banyan('event', 'edit', id, '--confirmation', 'Letter');
  expect(edited.out).toContain('is changed (confirmation)');
  expect((await row())?.confirmation).toBe('letter');
  expect(await banyan('event', 'edit', id, '--confirmation', 'maybe')).toMatchObject({
    code: 1,
    out: 'confirmation: this is one of none, verification, letter.',
  });
  await banyan('event', 'edit', id, '--confirmation', '');
  expect((await row())?.confirmation).toBe('verification');
});
