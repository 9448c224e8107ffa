import { Product } from './product.ts';
import { expect, test } from './test.ts';

test.use({ expectedComplaints: [/Failed to load resource/] });

test('without an API, pages load, say what is missing, and retry', async ({ page }) => {
  const product = await Product.start({ API_BASE: 'http://127.0.0.1:9/api' });
  const answerWith = (call: string, answer: object) =>
    page.route(call, (route) =>
      route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: { success: true, ...answer } }),
    );
  const retry = () => page.getByRole('button', { name: 'Retry' }).click();
  try {
    await test.step('the directory', async () => {
      await page.goto(`${product.url}/alumni-directory?search=kadamb`);
      const found = page.getByRole('region', { name: 'Found alumni' });
      await expect(found.getByRole('heading', { name: 'Alumni could not be loaded' })).toBeVisible();
      await expect(page.getByRole('searchbox', { name: 'Search by name or company' })).toHaveValue('kadamb');
      await answerWith('**/api/member/get-members?*', { data: [], total: 0 });
      await retry();
      await expect(found.getByRole('heading', { name: 'No alumni found' })).toBeVisible();
    });

    await test.step('news, and a piece of it', async () => {
      await page.goto(`${product.url}/news`);
      await expect(page.getByRole('heading', { name: 'News could not be loaded' })).toBeVisible();
      const answer = await page.goto(`${product.url}/news/news-long-table`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: 'News could not be loaded' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/news');
      await answerWith('**/api/news/fetch-all-news', { data: [] });
      await retry();
      await expect(page.getByRole('heading', { level: 1, name: 'This news is not here.' })).toBeVisible();
    });

    await test.step('the job board', async () => {
      await page.goto(`${product.url}/job-board`);
      await expect(page.getByRole('heading', { name: 'Unable to Load Jobs' })).toBeVisible();
      await expect(page.getByText('Error connecting to server', { exact: true })).toBeVisible();
    });

    await test.step('chapters, years and the month', async () => {
      await page.goto(`${product.url}/chapters`);
      await page.getByRole('main').getByRole('link', { name: 'Bay Area' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Bay Area' })).toBeVisible();
      await expect(page.getByText('The events could not be loaded.')).toBeVisible();
      // The step about the directory already covers this failure.
      await page.unroute('**/api/member/get-members?*');
      await page.goto(`${product.url}/class-of`);
      await page.getByRole('link', { name: '1987', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Alumni could not be loaded' })).toBeVisible();
      await page.goto(`${product.url}/events/month`);
      await expect(page.getByRole('heading', { name: /^Unable to load events/ })).toBeVisible();
    });

    await test.step('a search, and a job', async () => {
      await page.goto(`${product.url}/search?q=pump`);
      await expect(page.getByRole('heading', { name: 'The search failed' })).toBeVisible();
      const answer = await page.goto(`${product.url}/job-board/nobody-knows`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: 'Unable to Load Jobs' })).toBeVisible();
    });
  } finally {
    await product.remove();
  }
});
