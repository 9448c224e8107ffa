import type { FieldError } from '@banyan/api/contract';
import { expect, waitFor, within } from 'storybook/test';

/** Error that the typed client rejects with when the server refuses. */
export const refusal = (serverMessage: string | undefined, fieldErrors: readonly FieldError[] = []) =>
  Object.assign(new Error(serverMessage ?? 'The server could not do this. Please try again.'), {
    kind: 'http',
    serverMessage,
    fieldErrors,
  });

/** Error that it rejects with when no answer arrived. */
export const noAnswer = () =>
  Object.assign(new Error('The server could not be reached. Check your connection and try again.'), {
    kind: 'network',
    serverMessage: undefined,
    fieldErrors: [],
  });

/**
 * Expects a summary with this many errors, which has the focus: each is a link to its field, and is repeated there. The rules
 * and their messages are tested in the contract.
 */
export async function saysEveryError(canvas: ReturnType<typeof within>, name: string, count: number) {
  const summary = await canvas.findByRole('region', { name });
  const links = within(summary).getAllByRole('link');
  await expect(links).toHaveLength(count);
  // A message that does not name its field has the label in front of it here.
  for (const { textContent } of links)
    await expect(canvas.getAllByText(textContent.split(': ').at(-1) ?? '', { exact: false })).toHaveLength(2);
  await waitFor(() => expect(summary).toHaveFocus());
}
