import type { Page } from '@playwright/test';
import { Product } from './product.ts';
import { expect, freshEmail, hydrated, test } from './test.ts';

const call = '**/api/contact';
const message = 'The canteen of 1998 owes me a samosa. Is anybody keeping accounts?';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const fill = async (page: Page, email: string, text = message) => {
  await box(page, 'First name').fill('Bakul');
  await box(page, 'Last name').fill('Kadamb');
  await box(page, 'Email').fill(email);
  await box(page, 'Message').fill(text);
};

const prove = async (page: Page) => {
  await page.getByRole('button', { name: 'Check that I am a person' }).click();
  await expect(page.getByText('CAPTCHA verified')).toBeVisible();
};

const open = async (page: Page) => {
  await page.goto('/contact');
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Check that I am a person' })).toBeVisible();
};

const submit = (page: Page) => page.getByRole('button', { name: 'SUBMIT' }).click();
const succeeded = (page: Page) => page.getByRole('heading', { name: 'Message Sent Successfully!' });

/** How many messages from an address a volunteer sees. */
const received = (product: Product, email: string): number => {
  const { code, output } = product.banyan('export', '--csv', 'messages');
  expect(code, output).toBe(0);
  return output.split(email).length - 1;
};

test('a message is written, proven to be a person’s, sent, and lies in the volunteers’ queue', async ({
  page,
  product,
}) => {
  const email = freshEmail();
  await open(page);
  await fill(page, email);
  await box(page, 'Phone Optional').fill('whatever they like, it is unchecked');
  await prove(page);
  await submit(page);
  await expect(succeeded(page)).toBeFocused();
  expect(product.banyan('queue').output).toContain('Kadamb');
  expect(received(product, email)).toBe(1);
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(box(page, 'First name')).toBeFocused();
  await expect(box(page, 'Message')).toHaveValue('');
});

test('every rule is said where it is broken, and together above the form', async ({ page }) => {
  await open(page);
  await submit(page);
  const wanted = [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Message is required',
    'Please complete the CAPTCHA verification',
  ];
  for (const sentence of wanted) {
    await expect(page.getByRole('link', { name: sentence })).toBeVisible();
    await expect(page.getByText(sentence, { exact: true })).not.toHaveCount(1);
  }
  await expect(box(page, 'First name')).toHaveAttribute('aria-invalid', 'true');
  await box(page, 'Email').fill('bakul at example');
  await submit(page);
  await expect(page.getByRole('link', { name: 'Please enter a valid email address' })).toBeVisible();
  await page.getByRole('link', { name: 'Message is required' }).click();
  await expect(box(page, 'Message')).toBeFocused();
});

test('a double click sends one message', async ({ page, product }) => {
  const email = freshEmail();
  await open(page);
  await fill(page, email);
  await prove(page);
  await page.getByRole('button', { name: 'SUBMIT' }).dblclick();
  await expect(succeeded(page)).toBeVisible();
  expect(received(product, email)).toBe(1);
});

test('while it is being sent the button says so', async ({ page }) => {
  await open(page);
  await fill(page, freshEmail());
  await prove(page);
  const held = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    await held.promise;
    await route.continue();
  });
  await submit(page);
  await expect(page.getByRole('button', { name: 'SENDING...' })).toHaveAttribute('aria-busy', 'true');
  held.resolve();
  await expect(succeeded(page)).toBeVisible();
});

test('CLEAR empties everything and can be undone', async ({ page }) => {
  await open(page);
  await fill(page, 'palash@example.org');
  await page.getByRole('button', { name: 'CLEAR' }).click();
  await expect(box(page, 'Message')).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(box(page, 'Message')).toHaveValue(message);
});

test('what was typed survives a reload', async ({ page }) => {
  await open(page);
  await fill(page, 'palash@example.org');
  await page.reload();
  await hydrated(page);
  await expect(box(page, 'Message')).toHaveValue(message);
});

test.describe('when something goes wrong', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('the server’s own words are shown, and nothing typed is lost', async ({ page }) => {
    await open(page);
    await fill(page, freshEmail());
    await prove(page);
    await page.route(call, (route) =>
      route.fulfill({
        status: 503,
        json: { success: false, message: 'The mail room is closed for an hour.' },
      }),
    );
    await submit(page);
    await expect(page.getByText('The mail room is closed for an hour.')).toBeVisible();
    await expect(box(page, 'Message')).toHaveValue(message);
  });

  for (const [what, answer, sentence] of [
    ['a refusal without words', { status: 500, json: {} }, 'Failed to send message'],
    [
      'a page instead of an answer',
      { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
      'Failed to send message',
    ],
    ['a success that is not one', { status: 200, body: 'OK' }, 'An error occurred. Please try again.'],
  ] as const) {
    test(`${what} is said in words`, async ({ page }) => {
      await open(page);
      await fill(page, freshEmail());
      await prove(page);
      await page.route(call, (route) => route.fulfill(answer));
      await submit(page);
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(box(page, 'Message')).toHaveValue(message);
    });
  }

  test('a refused verification is taken back and can be solved again', async ({ page, product }) => {
    const email = freshEmail();
    await open(page);
    await fill(page, email);
    await prove(page);
    await page.route(call, (route) =>
      route.fulfill({
        status: 422,
        json: { success: false, message: 'CAPTCHA verification did not succeed. Please solve it again.' },
      }),
    );
    await submit(page);
    await expect(
      page.getByText('CAPTCHA verification did not succeed. Please solve it again.').first(),
    ).toBeVisible();
    await expect(page.getByText('CAPTCHA verified')).toBeHidden();
    await page.unroute(call);
    await prove(page);
    await submit(page);
    await expect(succeeded(page)).toBeVisible();
    expect(received(product, email)).toBe(1);
  });

  test('an answer that is lost on the way and a second try make one message', async ({ page, product }) => {
    const email = freshEmail();
    await open(page);
    await fill(page, email);
    await prove(page);
    await page.route(call, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await submit(page);
    await expect(page.getByText('An error occurred. Please try again.')).toBeVisible();
    expect(received(product, email)).toBe(1);
    await page.unroute(call);
    const again = page.getByRole('button', { name: 'Check that I am a person' });
    if ((await again.getAttribute('aria-pressed')) !== 'true') await prove(page);
    await submit(page);
    await expect(succeeded(page)).toBeVisible();
    expect(received(product, email)).toBe(1);
  });

  test('the same message from two tabs at once is one message', async ({ context, product }) => {
    const email = freshEmail();
    const tabs = [await context.newPage(), await context.newPage()];
    for (const tab of tabs) {
      await open(tab);
      await fill(tab, email);
      await prove(tab);
    }
    await Promise.all(tabs.map(submit));
    for (const tab of tabs) await expect(succeeded(tab)).toBeVisible();
    expect(received(product, email)).toBe(1);
  });

  test('a server that is gone and comes back: a second try works', async ({ page }) => {
    const product = await Product.start();
    try {
      const email = freshEmail();
      await page.goto(`${product.url}/contact`);
      await hydrated(page);
      await fill(page, email);
      await prove(page);
      await product.stop('SIGKILL');
      await submit(page);
      await expect(page.getByText('An error occurred. Please try again.')).toBeVisible();
      await expect(box(page, 'Message')).toHaveValue(message);
      await product.resume();
      const again = page.getByRole('button', { name: 'Check that I am a person' });
      if ((await again.getAttribute('aria-pressed')) !== 'true') await prove(page);
      await submit(page);
      await expect(succeeded(page)).toBeVisible();
      expect(received(product, email)).toBe(1);
    } finally {
      await product.remove();
    }
  });

  test('a verification that cannot be loaded says so and can be tried again', async ({ page }) => {
    await page.route('**/api/verification/challenge', (route) => route.abort());
    await open(page);
    await page.getByRole('button', { name: 'Check that I am a person' }).click();
    await expect(
      page.getByText('Error loading CAPTCHA. Please refresh the page and try again.'),
    ).toBeVisible();
    await page.unroute('**/api/verification/challenge');
    await page.getByRole('button', { name: 'Try again' }).click();
    await prove(page);
  });
});

test('a verification older than 110 seconds is taken back, and says so', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await fill(page, freshEmail());
  await prove(page);
  await page.clock.fastForward(111_000);
  await expect(
    page.getByText('CAPTCHA may have expired. Please solve again before submitting.'),
  ).toBeVisible();
});

test('the whole form works with the keyboard alone', async ({ page }) => {
  await open(page);
  await box(page, 'First name').focus();
  for (const text of ['Umbar', 'Palash', freshEmail(), '', message]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: 'Check that I am a person' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('CAPTCHA verified')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'CLEAR' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(succeeded(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: [/Failed to load resource/] });

  test('errors come from the server with everything that was typed, and the message arrives', async ({
    page,
    product,
  }) => {
    const email = freshEmail();
    await page.goto('/contact');
    await box(page, 'First name').fill('Shirish');
    await box(page, 'Message').fill(message);
    await submit(page);
    for (const sentence of ['Last name is required', 'Email is required']) {
      await expect(page.getByRole('link', { name: sentence })).toBeVisible();
    }
    await expect(box(page, 'First name')).toHaveValue('Shirish');
    await expect(box(page, 'Message')).toHaveValue(message);
    await box(page, 'Last name').fill('Kadamb');
    await box(page, 'Email').fill(email);
    const question = page.locator('input[name="questionAnswer"]');
    const label = await page.locator(`label[for="${await question.getAttribute('id')}"]`).textContent();
    await question.fill(answerTo(label ?? ''));
    await submit(page);
    await expect(succeeded(page)).toBeVisible();
    expect(received(product, email)).toBe(1);
  });
});

const words = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Adds, or takes away, the two numbers of a question such as “What is seven plus four?”. */
const answerTo = (question: string): string => {
  const numbers = [...question.toLowerCase().matchAll(/[a-z]+|\d+/g)]
    .map(([word]) => (/^\d+$/.test(word) ? Number(word) : words.indexOf(word)))
    .filter((value) => value >= 0);
  const [first = 0, second = 0] = numbers;
  return String(/minus|less|take/i.test(question) ? first - second : first + second);
};
