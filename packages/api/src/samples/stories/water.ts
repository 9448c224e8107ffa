import type { StoryText } from './story-text.ts';

export const water: StoryText = {
  id: 'water-by-subtraction',
  title: 'Water, by subtraction',
  excerpt: 'We took parts out until the village could mend what was left.',
  category: 'social-impact',
  author: 'Gauri Kanchan',
  authorTitle: 'Director, Open Filter',
  graduationYear: 2004,
  date: '2026-10-21T15:30:00.000Z',
  image: '/samples/stories/filter.svg',
  tags: ['Water', 'Civil', 'Field work'],
  content: `<p>The first filter we installed had thirty-one parts and a plaque. When I came back after the monsoon it had thirty parts, no plaque, and had not been used since the second week. Nobody was embarrassed about it except me.</p>
<p>The missing part was a pressure valve the size of a thumbnail. The nearest one was in a warehouse in Rotterdam. The plaque was holding up a shelf in the school, and holding it up very well.</p>
<h2>What a bicycle shop has</h2>
<p>There is a bicycle shop eleven kilometers down the road from that village. I went there with the filter in two sacks and asked the owner, Baban, which parts of it he could make, mend or replace. He sorted them on a cloth without a word. On the left: seven. On the right: twenty-four.</p>
<p>Then he asked what the twenty-four were for. It took me an afternoon to explain, and by the evening I could no longer explain nine of them.</p>
<blockquote><p>He asked what each part was for. By the evening I could no longer explain nine of them.</p></blockquote>
<p>That became the method. Every three months we took out a part and measured the water. If the water stayed clean, the part stayed out. If it did not, the part went back, and we looked for one that Baban kept in a drawer.</p>
<ul>
<li>The pressure valve became a height: a bucket on a second bucket.</li>
<li>The housing became a length of the pipe that every farm has.</li>
<li>Six different screws became one screw, the one that holds a mudguard.</li>
<li>The manual became four drawings, and then none.</li>
</ul>
<p>It took four years. The filter has eight parts now. The membrane is the only one that has to travel, and it is changed once in two years, by post.</p>
<h2>The ninth part</h2>
<p>I should say what we got wrong. In the second year we took out the drain cock, because people opened it and forgot it. The water stayed clean and we were pleased. Eight months later the filters began to clog, all in the same week, because nobody could flush them any more. We had subtracted the one part that people touched. It went back in, larger, in red.</p>
<p>There are four hundred and six of them in three districts. At the last count, three hundred and ninety were running, and eleven of the others were waiting for a bicycle shop to open after a wedding.</p>
<p>We learned to read the failures, which arrive by telephone and begin with the weather. “It is raining and the water is slow” means silt, and that somebody has flushed with the wrong bucket. “It is dry and the water is slow” means the membrane, eight months early, and that a goat has been washed. A filter that nobody telephones about is either perfect or standing in a corner with grain in it. We visit those first.</p>
<p>The drawings are open. Anybody may build one, and in two places somebody has, without telling us, and better. A man near Satara turned the red drain cock so that it closes by its own weight. It had been in front of me for six years. We wrote to ask whether we might copy it, and he sent back a bill for the postage.</p>
<p>I am asked at conferences how it scales. It does not, really. There is a limit, and the limit is how many bicycle shops there are. I have looked it up. It will do.</p>`,
};
