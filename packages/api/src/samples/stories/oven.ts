import type { StoryText } from './story-text.ts';

export const oven: StoryText = {
  id: 'sold-for-the-price-of-the-oven',
  title: 'We sold the company for the price of the oven',
  excerpt: 'Five years, two founders, one very good product. An honest account, with figures.',
  category: 'entrepreneurship',
  author: 'Meghana Chinch',
  authorTitle: 'Materials engineer, once a founder',
  graduationYear: 1998,
  date: '2026-06-04T16:00:00.000Z',
  image: '',
  tags: ['Start-ups', 'Metallurgy'],
  content: `<p>Stories of companies are told by the people who sold them well. This is the other kind. It has figures, because the ones I read when I was starting out did not.</p>
<p>Suhas and I shared a bench in Metallurgy for four years and a garage in Ohio for five. We made a coating for the dies that press pills. A tablet press makes four hundred thousand pills an hour, and every so often the powder sticks to the die, and then a person in white has to stop it and scrub. With our coating it stuck one seventh as often. That is a good product. I still think so.</p>
<h2>The figures</h2>
<p>We put in sixty thousand dollars, which was everything. The oven cost forty-one. It was a vacuum furnace, secondhand, with a door that had to be persuaded. We raised three hundred thousand from five people, four of whom we had sat in class with.</p>
<p>In the first year we had two customers, in the second four, in the third eleven. Each was delighted. Each bought, on average, thirty-eight dies, and then did not buy again. It took us until the third year to see why, and you will have seen it already.</p>
<blockquote><p>We had sold them a die that did not wear out. Then we waited for them to order the next one.</p></blockquote>
<p>There is a way out of that: you charge for it by the pill. We tried. But a factory’s purchasing department has a box for a die, and no box for a pill that did not stick, and the people whose scrubbing we saved were not the people who signed.</p>
<h2>The end of it</h2>
<p>In the fifth year we had four months of money left. We wrote to all five investors the same day, with the same spreadsheet, before they could ask. Two telephoned to say thank you. One offered more, and we said no, which is the decision I am proudest of. A toolmaker in Pennsylvania took the recipe, the customers and the oven. He paid forty-one thousand dollars, and I have never found out whether he knew.</p>
<p>Everybody who worked for us had another job before the last day. There were only three of them, but we made a list, and we went down it.</p>
<h2>What is left</h2>
<p>The coating is on something like nine thousand dies. If you took a headache pill this year, I was possibly involved. Suhas teaches. I work for a firm with four hundred people and a purchasing department, and once a month somebody young comes to my desk with a sample that does not wear out.</p>
<p>I ask them how often the customer will need a second one. Then I buy them a coffee, because I remember that afternoon.</p>`,
};
