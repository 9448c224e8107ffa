import type { StoryText } from './story-text.ts';

export const landlord: StoryText = {
  id: 'what-the-landlord-wanted-next',
  title: 'What the landlord wanted next',
  excerpt: 'A first customer is somebody who complains, then pays, then complains again.',
  category: 'entrepreneurship',
  author: 'Leela Umbar',
  authorTitle: 'Founder, Northspan Systems',
  graduationYear: 1993,
  date: '2026-04-09T16:00:00.000Z',
  image: '/samples/stories/refrigerator.svg',
  tags: ['Founders', 'Mechanical', 'California'],
  content: `<p>Before there was a company there was a landlord, and before there was a product there was a list on his refrigerator of everything in the building that made a noise.</p>
<p>The pump was the first line. I had thought it was the only one. There were nineteen.</p>
<h2>Line two</h2>
<p>Line two was the garage door. I told him that I knew nothing about doors. He said that I had known nothing about pumps either, and that he had slept well since Tuesday. So I looked. It was a spring with a flat spot, and it cost eleven dollars, and he paid me two hundred, because, he said, the eleven dollars had been there all along and nobody had come to fetch them.</p>
<blockquote><p>He did not buy a pump from me. He bought the right to telephone.</p></blockquote>
<h2>What I sell</h2>
<p>It took me a year to read my own invoices. Four in five were for coming when I was called. The pump was how people found out that I came. We have sixty buildings now that pay by the month for that, and every one of them has a list on a refrigerator, and when a list is empty we know that we are about to lose the customer.</p>
<p>If you are an engineer who is about to start something: find the person with the list. Do line one well. Then ask, and this is the whole of my advice, what the second line is. There is always a second line. Nobody has ever shown me a refrigerator with one.</p>`,
};
