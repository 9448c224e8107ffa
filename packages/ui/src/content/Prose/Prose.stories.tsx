import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Prose } from './Prose.tsx';

const html = `<p>The landlord had excellent hearing. That is how it began: not with a market study, but with a man in a vest on a roof in Fremont, at two in the morning, pointing at a water tank and then at me.</p>
<h2>Eleven prototypes</h2>
<p>The first five were worse. The sixth was <em>silent</em> and did not pump. <a href="https://example.org/pump">The seventh</a> pumped.</p>
<blockquote><p>In third year we laughed at him for listening to a lathe. He heard the bad bearing. We did not.</p></blockquote>
<ul><li>Slower</li><li>Cheaper</li></ul><ol><li>Draw it</li><li>Build it</li></ol>`;

const meta = {
  title: 'Content/Words/Prose',
  component: Prose,
  args: { content: { sanitisedHtml: html } },
  /* Only the outdent of a quotation depends on the window’s width. */
  parameters: { docs: { isFramed: false } },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = { tags: ['photo'] };

export const PlainTextIsNeverMarkup: Story = {
  tags: ['!dev', '!autodocs'],
  args: { content: { text: 'First.\n\n<script>alert(1)</script>\n\n<b>Bold?</b>\nNo.' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<script>alert(1)</script>')).toBeVisible();
    await expect(canvasElement.querySelector('b, script')).toBeNull();
    await expect(canvasElement.querySelectorAll('p')).toHaveLength(3);
  },
};

const hostile = `<p>Before.</p>
<script>window.proseRan = 'script'</script>
<img src="/art/does-not-exist.jpg" onerror="window.proseRan = 'onerror'">
<svg onload="window.proseRan = 'onload'"><script>window.proseRan = 'svg'</script></svg>
<iframe srcdoc="<script>parent.proseRan = 'iframe'</script>"></iframe>
<p onclick="window.proseRan = 'onclick'" style="position: fixed; inset: 0">Press here</p>
<p><a href="javascript:window.proseRan = 'link'">Or here</a>, <a href="https://example.org/pump">not there</a></p>
<style>body { display: none }</style><form action="https://example.org"><input name="q"></form>
<p>After.</p>`;
export const NothingHostileRunsOrIsLeft: Story = {
  tags: ['!dev', '!autodocs'],
  args: { content: { sanitisedHtml: hostile } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('only the words are left', async () => {
      const kept = Array.from(canvasElement.querySelectorAll('p'), ({ textContent }) => textContent);
      await expect(kept).toEqual(['Before.', 'Press here', 'Or here, not there', 'After.']);
      await expect(canvasElement.querySelector('script, img, svg, iframe, style, form, input')).toBeNull();
      await expect(canvasElement.querySelector('[onclick], [style]')).toBeNull();
    });
    await step('a link to a script is no link', async () => {
      await expect(canvas.getAllByRole('link')).toHaveLength(1);
      await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
    });
    await step('and nothing ran', async () => {
      await userEvent.click(canvas.getByText('Press here'));
      await userEvent.click(canvas.getByText(/Or here/));
      await new Promise(requestAnimationFrame);
      await expect('proseRan' in window).toBe(false);
    });
  },
};

export const ListsKeepTheirNumbers: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    content: {
      sanitisedHtml:
        '<p>It goes on:</p><ol start="3"><li>Draw it</li><li value="7">Build it</li></ol><ol start="1987"><li><p>That was the year we met.</p></li><li value="2004"><p>We came back.</p></li></ol>',
    },
  },
  play: async ({ canvas }) => {
    const [drawn, built, met, back] = canvas.getAllByRole('listitem');
    await expect(drawn?.parentElement).toHaveAttribute('start', '3');
    await expect(built).toHaveAttribute('value', '7');
    await expect(met?.parentElement).toHaveAttribute('start', '1987');
    await expect(back).toHaveAttribute('value', '2004');
    // A year is inside the text, because it does not fit beside it.
    await expect(getComputedStyle(met ?? document.body).listStylePosition).toBe('inside');
    await expect(getComputedStyle(drawn ?? document.body).listStylePosition).toBe('outside');
  },
};

/* The browser parses the server’s markup again; markup that it had to rearrange could not be hydrated. */
export const BadlyNestedMarkupHydrates: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <div data-testid="server" />,
  args: {
    content: {
      sanitisedHtml:
        '<p>One<p>two<ul>three<li>four<li>five<p>six</ul><em>seven<blockquote>eight</em></blockquote><li>nine',
    },
  },
  play: async ({ args, canvas }) => {
    const host = canvas.getByTestId('server');
    host.innerHTML = renderToString(<Prose {...args} />);
    const mismatch = fn();
    const root = hydrateRoot(host, <Prose {...args} />, { onRecoverableError: mismatch });
    await waitFor(() => expect(host.textContent).toBe('Onetwothreefourfivesixseveneightnine'));
    await new Promise(requestAnimationFrame);
    await expect(mismatch).not.toHaveBeenCalled();
    root.unmount();
  },
};

export const AWordWithoutEnd: Story = {
  tags: ['!dev', '!autodocs'],
  args: { content: { text: 'Interconnectedness'.repeat(30) } },
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
