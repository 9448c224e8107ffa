import { lazyModule } from '@banyan/ui/hooks';

/** What asks the browser for a passkey: nobody has it who does not press. */
const asking = lazyModule(() => import('./askForPasskey.ts'));

/** Brings to life the forms of passkeys that the server drew, where the browser knows any. @returns what ends it */
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
