import type { StoryText } from './story-text.ts';

export const transformer: StoryText = {
  id: 'i-rent-out-a-transformer',
  title: 'I rent out a transformer',
  excerpt: 'It weighs ninety-four tons, travels at eleven miles an hour, and has never once been early.',
  category: 'entrepreneurship',
  author: 'Vidya Karanj',
  authorTitle: 'Owner, Second Substation',
  date: '2026-07-16T13:00:00.000Z',
  image: '/samples/stories/transformer.svg',
  tags: ['Power', 'Electrical', 'Small business', 'Chicago/Midwest'],
  content: `<p>When a town’s transformer fails, a new one takes about two years. People do not believe this until it is their town. There is a queue, there is a factory, there is a ship, and in the meantime there are nine thousand people and a hospital on a line that was built for half of them.</p>
<p>I worked for a utility in Iowa for twelve years and was the person who had to say “two years” on the telephone. Each time I said it, I knew of at least three transformers of the right size that were standing in yards in the Midwest, full of oil, waiting for something to happen.</p>
<h2>One</h2>
<p>So I bought one. It was built in 1988, had spent its life behind an aluminum smelter that closed, and cost less than a house, because nobody wants a ninety-four-ton object that they would have to move. I sold the house. My husband is a patient man, also Electrical, and he tested the bushings himself before he signed.</p>
<p>We dried it out in a shed for a winter. We built it a frame with its own breakers, its own cooling, and a cabinet with everything that a relay engineer would ask for in the first ten minutes. It goes on a trailer with nineteen axles, and the trailer goes at eleven miles an hour, at night, with a permit for every bridge.</p>
<blockquote><p>There is a permit for every bridge. I know the bridges of four states by their first names.</p></blockquote>
<p>The first call was from a town in Nebraska, on the second of January. We had it there on the ninth and the lights on properly by the eleventh. An old man came out in a dressing gown, walked around it once, and asked whether it was always this quiet. I said that it hums a B flat. He listened, and said that so did his refrigerator, and went back in.</p>
<p>What nobody tells you about the trailer is that it has a driver at each end. The one at the back steers his own nine axles and sees nothing of the road but ninety-four tons of somebody else’s opinion about it. Ours are twin brothers from Dubuque. They have not spoken at home since 2011, over a boat, and on the radio they are the most courteous people I have ever heard. Two feet left, please. Thank you. One more, if you would.</p>
<p>I followed them to Nebraska in the car with the flashing light. At four in the morning, on a county road, an owl sat on top of the transformer for nine miles. I have it in the log, under load.</p>
<h2>Four</h2>
<p>I have four now, and seven people, and no house still, although we have an option on one. It is an odd business. Most of the time my capital stands in a field. Customers hope never to meet me. My best year was a bad year for everybody else, and I try not to look cheerful about it.</p>
<p>Three things I would have liked to know:</p>
<ol>
<li>The bank will not understand it. The insurance company will understand it at once.</li>
<li>Pay the man who measures the oil more than you think you can. He is the business.</li>
<li>Answer the telephone yourself. They have been hearing “two years” all day.</li>
</ol>
<p>When I pick up, I say: “Which voltage, and how are the roads?” You can hear them sit down.</p>`,
};
