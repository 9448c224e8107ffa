import { Product } from './product.ts';
import { expect, test } from './test.ts';

/** Time limit for noticing a change and rendering on a busy machine. Without a refresh, a page would be half a minute old. */
const soon = { timeout: 10_000, intervals: [100] };

test('all processes of a data folder show published news at once, and one can stop while the other serves', async () => {
  const one = await Product.start();
  const other = await Product.start({ DATA_DIR: one.dataDir });
  try {
    const news = async ({ url }: Product) => (await fetch(`${url}/news`)).text();
    const data = async ({ url }: Product) => (await fetch(`${url}/api/news/fetch-all-news`)).text();
    const title = 'The long table has a second leaf';
    for (const product of [one, other]) {
      expect(await news(product)).not.toContain(title);
      expect(await data(product)).not.toContain(title);
    }
    const id = one.publishNews(title, 'It is longer now.');
    for (const product of [one, other]) {
      await expect.poll(() => data(product), soon).toContain(title);
      await expect.poll(() => news(product), soon).toContain(title);
    }
    expect(await one.stop()).toBe(0);
    expect(await news(other)).toContain(title);
    one.removeNews(id);
    await expect.poll(() => data(other), soon).not.toContain(title);
    await expect.poll(() => news(other), soon).not.toContain(title);
    expect(await other.stop()).toBe(0);
  } finally {
    await other.remove();
    await one.remove();
  }
});
