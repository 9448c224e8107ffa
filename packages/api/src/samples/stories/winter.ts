import type { StoryText } from './story-text.ts';

export const winter: StoryText = {
  id: 'minus-twenty-six',
  title: 'Minus twenty-six, in the wrong shoes',
  excerpt: 'A first winter, measured at the window, and the people who came with soup.',
  category: 'other',
  author: 'Sameer Bakul',
  authorTitle: 'Graduate student, class of 2024',
  graduationYear: 2024,
  date: '2026-03-18T18:00:00.000Z',
  image: '/samples/stories/winter.svg',
  tags: ['First year', 'Minnesota'],
  content: `<p>I had looked up the temperature. I want that to be known. I had read <em>minus twenty-six</em> on a screen in Pune, in May, with the fan on, and understood it as a number.</p>
<p>I came to Minneapolis in August with two suitcases, one of which contained a pressure cooker and the other my mother’s opinion of American lentils. In September I bought a jacket. In October a colleague felt the sleeve between two fingers and asked when I was going to get a coat.</p>
<h2>Instruments</h2>
<p>I am an instrumentation engineer, so in November I put a thermocouple on the inside of my window, another on the outside, and one in my left shoe. I can tell you that on the morning of the nineteenth of December the outside was at minus twenty-six and the shoe, after eleven minutes at a bus stop, was at plus four. The bus was late. At plus four you stop feeling the toes, and at plus two you begin to think about them philosophically.</p>
<p>A lady at the stop looked at my feet. She was about seventy and dressed like a planet. She said, “Honey, those are for indoors,” took a pair of chemical warmers out of her own mittens, and told me to put them under the laces. Then the bus came and I never saw her again. I have looked for her.</p>
<blockquote><p>She was about seventy and dressed like a planet.</p></blockquote>
<h2>The list</h2>
<p>I had not told anybody at home, because they would have sent a cousin. But I had ticked a box when I joined the association, something about being new in a city, and had forgotten it. On the twenty-first of December there was a knock. It was a married couple, Production 1991 and Civil 1993, with a pot of rasam, a bag of boots in four sizes, and a typed page.</p>
<p>I have the page on the wall. It says:</p>
<ul>
<li>Wool, not cotton. Cotton is a sponge with sleeves.</li>
<li>The car will not start. Nobody’s car will start. Bring the battery in and give it a chair.</li>
<li>Go outside every day before two, whether or not there is a reason.</li>
<li>Eat with somebody on Sundays. <strong>Ours is at one o’clock.</strong></li>
</ul>
<p>They waited while I tried the boots. Size ten. They had belonged to six people before me, all of us from the same four corridors, and each had written a year on the inside of the tongue with a laundry pen. The first one said 1998.</p>
<h2>March</h2>
<p>Yesterday it was plus three. Somebody cycled past in shorts. I took the thermocouple out of the shoe and closed the file, which has eleven thousand lines and one interesting morning.</p>
<p>I have written 2026 in the left boot. My feet are very much the same size as the next person’s, I hope. I have ticked the other box now, the one for people with soup.</p>`,
};
