import type { Page } from '@playwright/test';

/** URL pattern of PayPal’s script. */
export const scriptAddress = 'https://www.paypal.com/sdk/js*';

/**
 * Fake of PayPal’s script, built from its documentation: `paypal.Buttons({...}).render(element)` with eligibility, `onInit` with
 * `enable` and `disable`, `updateProps` and `close`. Two buttons in the page replace its window. Before the donor’s approval,
 * `approve` tells the fake of PayPal’s server.
 */
export async function standInForPayPal(page: Page, approve: (orderId: string) => unknown): Promise<void> {
  await page.exposeFunction('paypalHears', (orderId: string) => approve(orderId));
  await page.route(scriptAddress, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${script})()` }),
  );
}

const script = `() => {
  const button = (words, press) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = words;
    made.addEventListener('click', press);
    return made;
  };
  const Buttons = (config) => {
    const root = document.createElement('div');
    const open = (orderID) => {
      const close = () => root.replaceChildren(pay);
      root.append(
        button('Approve at PayPal', async () => {
          await window.paypalHears(orderID);
          let again = false;
          const restart = () => { again = true; };
          await config.onApprove({ orderID, payerID: 'PAYER' }, { restart });
          close();
          if (again) open(orderID);
        }),
        button('Close PayPal', () => { close(); config.onCancel({ orderID }); }),
      );
    };
    const pay = button('Donate with PayPal', async () => {
      try {
        open(await config.createOrder({ paymentSource: 'paypal' }, {}));
      } catch (error) {
        config.onError(error);
      }
    });
    return {
      isEligible: () => true,
      updateProps: () => Promise.resolve(),
      close: () => { root.remove(); return Promise.resolve(); },
      render: (target) => {
        root.dataset.style = JSON.stringify(config.style);
        root.append(pay);
        target.append(root);
        const switchTo = (disabled) => async () => { pay.disabled = disabled; };
        config.onInit({}, { enable: switchTo(false), disable: switchTo(true) });
        return Promise.resolve();
      },
    };
  };
  window.paypal = { Buttons, FUNDING: {}, version: '5.0.0' };
}`;
