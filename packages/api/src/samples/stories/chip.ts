import type { StoryText } from './story-text.ts';

export const chip: StoryText = {
  id: 'the-corner-where-nobody-routes',
  title: 'The corner where nobody routes',
  excerpt:
    'A chip has a lower left corner, a rule about it that nobody could explain, and eleven percent of its heat.',
  category: 'innovation',
  author: 'Nikhil Palash',
  authorTitle: 'Physical design lead, Tinderbox Silicon',
  graduationYear: 2007,
  date: '2026-08-12T16:30:00.000Z',
  image: '/samples/stories/chip.svg',
  tags: ['Chip layout', 'E&TC', 'Bay Area'],
  content: `<p>Every layout team has a rule that nobody will explain. Ours said: nothing goes into the lower left corner. It was in the script as a rectangle, four hundred microns by three hundred, with the comment <em>do not remove</em> and the initials of a man who had left in 2009.</p>
<p>I was new, and I was late with my block, and I needed four hundred microns by three hundred.</p>
<h2>Asking around</h2>
<p>The person beside me thought it had to do with the package. The package people thought it was for a test structure. The test people had never heard of it, and asked, with some interest, whether they could have it. My manager said that in this company we do not fix what is not broken, and that I should find room elsewhere. I found room elsewhere. It cost us a layer of metal and two weeks.</p>
<p>It went on bothering me, the way a tap does. So at night I ran the numbers that I was not asked for. What I saw was that because of that empty corner the clock came in from the right. Because it came in from the right, the buffers stood in a line along the edge. And because they stood in a line, they all switched at once, in the same hundred microns. There was our hot spot, the one that we had been cooling, at great expense, for three generations.</p>
<blockquote><p>We had been paying for a fan to cool a comment.</p></blockquote>
<h2>The man with the initials</h2>
<p>He was in our alumni directory. Class of 1981, Electronics and Telecom, living in Fremont, public profile, one hour’s drive from my desk. I wrote to him, and he asked me to lunch, and brought the notebook.</p>
<p>In 2007 there had been a bad probe card. It scratched the lower left corner of every wafer for a week, and he had drawn the rectangle on a Friday so that a customer could have working parts by Monday. The card was replaced on the Wednesday. He had meant to take the rectangle out.</p>
<p>“I wrote <em>do not remove</em>,” he said, “because I knew somebody would do it on the Saturday.” He had not thought to write down the Thursday.</p>
<h2>What it came to</h2>
<p>We removed it. The clock tree went back to the middle, where clock trees want to be. The chip gave off eleven percent less heat and needed one metal layer fewer, and the fan, in the end, was replaced by a piece of aluminum.</p>
<p>I have made one rule since I became the lead: <strong>a rule has a date and a reason, or it is deleted in spring.</strong> We do it every April, with samosas. He comes, too. He likes to see them go.</p>`,
};
