import { ApiError, createClientOf } from '@banyan/api/client';
import { optionsOfMyPasskey, optionsToEnterMyPage } from '@banyan/api/contract';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { apiBase } from '../../client.ts';
import { myPasskey as words } from '../../content/myPasskey.ts';

const client = createClientOf({ optionsOfMyPasskey, optionsToEnterMyPage }, { base: apiBase });

/** Asks the browser to use or create a passkey. Rejects if the user closes its dialog. */
async function answerOf(kind: string): Promise<unknown> {
  if (kind === 'enter') {
    const { options } = await client.optionsToEnterMyPage({});
    return startAuthentication({ optionsJSON: options });
  }
  const { options } = await client.optionsOfMyPasskey({});
  return startRegistration({ optionsJSON: options });
}

function troubleOf(error: unknown): string {
  if (error instanceof ApiError) return error.serverMessage ?? words.failed;
  const name = error instanceof Error ? error.name : '';
  return words.byName[name] ?? words.failed;
}

/** Asks the browser for a passkey and submits it with its form. @param say Shows the reason if nothing was submitted */
export async function askForPasskey(
  form: HTMLFormElement,
  kind: string,
  say: (text: string) => void,
): Promise<void> {
  const field = form.elements.namedItem('passkey');
  if (!(field instanceof HTMLInputElement)) return;
  say('');
  try {
    field.value = JSON.stringify(await answerOf(kind));
    form.submit();
  } catch (error) {
    say(troubleOf(error));
  }
}
