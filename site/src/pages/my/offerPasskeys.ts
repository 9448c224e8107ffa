import { lazyModule } from '@banyan/ui/hooks';

/** Code that asks the browser for a passkey; loads only when the button is pressed. */
const asking = lazyModule(() => import('./askForPasskey.ts'));

/** Activates the server-rendered passkey forms if the browser supports passkeys. @returns the function that deactivates them */
export function offerPasskeys(): () => void {
  const offered = new AbortController();
  const { signal } = offered;
  const forms = 'PublicKeyCredential' in window ? document.querySelectorAll('form') : [];
  for (const form of forms) {
    const { passkey, failed = '' } = form.dataset;
    const said = form.querySelector('[role=status]');
    if (passkey === undefined || said === null) continue;
    const say = (text: string) => {
      said.textContent = text;
    };
    form.inert = false;
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        asking.load().then(
          ({ askForPasskey }) => askForPasskey(form, passkey, say),
          () => say(failed),
        );
      },
      { signal },
    );
  }
  return () => offered.abort();
}
