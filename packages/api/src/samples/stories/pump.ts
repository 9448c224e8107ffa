import type { StoryText } from './story-text.ts';

export const pump: StoryText = {
  id: 'the-pump-that-learned-to-whisper',
  title: 'The pump that learned to whisper',
  excerpt: 'Four years, eleven prototypes and a landlord with excellent hearing.',
  category: 'innovation',
  author: 'Leela Umbar',
  authorTitle: 'Founder, Northspan Systems',
  graduationYear: 1993,
  date: '2026-11-02T16:00:00.000Z',
  image: '/art/event-linkage.svg',
  tags: ['Hardware', 'Mechanical', 'California', 'Founders'],
  content: `<p>The landlord had excellent hearing. That is how it began: not with a market study, but with a man in a vest on a roof in Fremont, at two in the morning, pointing at a water tank and then at me.</p>
<p>I had told him the pump was quiet. Every data sheet said so. What no data sheet said was that a quiet pump bolted to a hollow roof is a drum with a motor in it, and that forty families were living inside the drum.</p>
<h2>Eleven prototypes</h2>
<p>The first five were worse. The sixth was silent and did not pump. The seventh pumped, and was silent, and cost more than the building. By then I had stopped sleeping at night for the same reason as the tenants, and started listening to bearings with a screwdriver against my jaw, the way our foundry instructor used to.</p>
<blockquote><p>In third year we laughed at him for listening to a lathe. He heard the bad bearing. We did not.</p></blockquote>
<p>Between the seventh and the eighth I did what I should have done first, and measured. I borrowed an accelerometer, taped it to a water pipe in a third-floor kitchen, and drank tea with the lady who lived there while it counted. The noise was not the motor at all. It was the water, stopping. Twice in every turn the piston changed its mind, and the whole column of water in the building changed its mind with it.</p>
<p>You cannot damp that with rubber. You can only ask the piston to be more polite about it.</p>
<h2>Two marks</h2>
<p>What worked in the end was not a better pump but a worse one: slower, with a crank that speeds up exactly where the water does not mind and dawdles where it does. It is a four-bar linkage. I had drawn it for an examination in 1992, and lost two marks for the coupler curve.</p>
<p>Prototype eleven ran for a month on the roof in Fremont before anybody told the landlord that it had been switched on. He found out from the electricity bill, which was lower, and came up to complain about that.</p>
<h2>What it changed</h2>
<p>We build nine hundred a month now, in a unit outside Sacramento, with six people. Two of them found us on the job board. The pump has one moving part fewer than the one it replaced, and the part it lost was the one that always broke, which is the only kind of luck I trust.</p>
<p>The landlord has one on every roof he owns. He still telephones at two in the morning, sometimes, to tell me that he cannot hear anything.</p>`,
};
