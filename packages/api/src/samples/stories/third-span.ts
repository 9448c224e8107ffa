import type { StoryText } from './story-text.ts';

/** Very long story. */
export const thirdSpan: StoryText = {
  id: 'check-the-third-span',
  title: 'Check the third span',
  excerpt:
    'I failed strength of materials in 1983. Forty years later I telephoned the examiner about a bridge.',
  category: 'career',
  author: 'Deepa Shirish',
  authorTitle: 'Bridge engineer, Kettle River Structures',
  graduationYear: 1983,
  date: '2026-10-29T15:00:00.000Z',
  image: '/samples/stories/third-span.svg',
  tags: ['Bridges', 'Civil', 'Faculty', 'Inspection', 'Pacific Northwest'],
  content: `<p>In the winter of 1983 forty-four of us sat a paper in strength of materials, and twenty-two of us failed it. My seat was number 41. The fourth question was a continuous beam on five supports, and I treated it, with great confidence and beautiful handwriting, as four beams that had never met.</p>
<p>He gave the papers back himself. He held mine by one corner. “Miss Shirish,” he said, “you have built four bridges here and left three gaps. The fourth question is too easy. Check the third span.” Then he went on to seat 42.</p>
<p>I passed at the second attempt, and I did not think kindly of him for some years.</p>
<h2>What I do</h2>
<p>I look at bridges for a living. People imagine that an inspector looks for cracks. You do look for cracks. But mostly you look for places where a bridge is doing something other than what it was asked to do, and is being quiet about it. A bearing that should slide has stopped sliding. A joint that should be open is full of gravel. Water, which should leave, has found a reason to stay.</p>
<p>A bridge will put up with a great deal of this. It finds another way to carry the load, and does not tell you. That is the whole difficulty of my profession, and I have met families like it.</p>
<p>The county has four hundred and eighteen bridges and, for most of my time there, had two inspectors. Hal took the ones that could be reached from a ladder, because of his knee. I took the ropes.</p>
<h2>The bridge at Kettle Narrows</h2>
<p>It has four spans, built in 1956, steel girders with a concrete deck. A thousand vehicles a day, half of them log trucks. There is no other crossing for thirty-eight miles. I had inspected it nine times. Each time I wrote down the same eleven small things, and each time the state agreed that they were small.</p>
<p>On the tenth visit, in October 2022, I ate my sandwich under the north abutment, because of the rain, and a log truck went over. I have sat under a lot of bridges. You stop hearing trucks. But I looked up, with my mouth full, since something was in the wrong order.</p>
<p>When a heavy axle comes onto a continuous girder, the span it is on goes down and the next one comes up a little. You can see it, if you know how to look: the underside breathes. Down, up, down, up, as the truck goes along. This one went down, up, down. And then nothing. And then up.</p>
<blockquote><p>Down, up, down. And then nothing. And then up.</p></blockquote>
<p>The third span was not answering.</p>
<h3>Three wrong ideas</h3>
<p>My first idea was that I was tired. I waited for another truck. It took forty minutes, and the span did not answer that one either.</p>
<p>My second idea was the bearing at the third pier, so I went up the rope and put my hand on it. It was clean. It had been greased, I could see by whom, because Hal signs his grease. It moved as it should.</p>
<p>My third idea was a crack in a girder, and I spent two days of rain and a good part of the county’s overtime looking for one that was not there. I looked at every weld from the second pier to the far bank. They were lovely welds. Somebody in 1956 had cared very much.</p>
<p>At the end of the second day I had nothing to show except that I was sure. I have learned to be afraid of that condition in other people.</p>
<h2>The telephone call</h2>
<p>I do not know exactly why I called him. I had his number from a reunion booklet. It was half past eight in the evening on the river, and nine in the morning in Pune, and he picked up at the second ring and said his own name as if it were a question.</p>
<p>I said who I was. I said that I had been in his class of 1983.</p>
<p>“Which seat?” he said.</p>
<p>I told him. There was a pause of about one breath.</p>
<p>“Four beams,” he said.</p>
<p>I have been given two awards by the state and one by the governor, and I tell you that I stood under that bridge in the dark, fifty-nine years old, in a helmet, and felt my ears go hot. Then I told him about the truck. I described it badly. He made me describe it again, slowly, one axle at a time, and say at each step what each span did. He asked how I knew that the bearing was free. He asked what the deck was made of. He asked who had greased it.</p>
<p>“So you have looked for what is broken,” he said at last.</p>
<p>“Yes.”</p>
<p>“And nothing is broken.”</p>
<p>“No.”</p>
<p>“Then, Miss Shirish, do not look for what is broken. Look for what somebody <em>repaired</em>.”</p>
<blockquote><p>Do not look for what is broken. Look for what somebody repaired.</p></blockquote>
<h2>What somebody repaired</h2>
<p>It was in the drawings, once you knew. Not in the county’s; the county’s had been through a flood. It was in a cabinet at the paving contractor’s, in a folder from 1997 called <em>Misc.</em> The deck over the third pier had leaked that year. They had cut out a strip, eleven inches wide from curb to curb, and poured it again with a modern joint, because modern joints do not leak. It was good work. They had even sent a note about it, to an address from which the department had moved.</p>
<p>But the deck on that bridge was not a carpet. In 1956 steel was dear, and the designer had let the concrete carry its share: deck and girder, tied together with studs, bending as one thing across all four spans. The reinforcement in the deck over the piers was what made it one bridge. They had cut through all of it, from curb to curb, to stop a drip.</p>
<p>So for twenty-five years there had been two bridges there, end to end, each pretending to be half of the other. The girders alone had been carrying what girder and deck were meant to. They could, nearly. The margin at the third pier, when I had worked it out and Hal had, and then a young man at the state with a very expensive program had, was four percent. It is supposed to be seventy.</p>
<p>I had written “joint at pier 3 in good condition” in nine reports. It was. That was the trouble with it.</p>
<h2>Nineteen days</h2>
<p>We closed one lane that night, and took the log trucks off it in the morning. You can picture how that was received. Thirty-eight miles each way, in the cutting season. A man I had known for ten years, who drives for the mill, came up to the barrier and asked me, not unkindly, whether the thing had not stood there since before I was born, and whether it was any worse today than last Thursday.</p>
<p>I said that it was exactly as bad as last Thursday. The difference was that I knew.</p>
<p>The repair took nineteen days and cost less than the detour. In order:</p>
<ol>
<li>Jacks under the girders at the third pier, to give them back what they had been carrying.</li>
<li>The modern joint out, in pieces, by hand, at night.</li>
<li>New bars, spliced to the old ones, one hundred and six of them, each one checked by Hal, on his knee.</li>
<li>Concrete on a Sunday, because it was the only dry day.</li>
<li>Ten days of doing nothing, which was the hardest to explain.</li>
<li>The jacks down, a turn at a time, with everybody listening.</li>
</ol>
<p>Then I went and sat under the north abutment with a sandwich. The man from the mill had asked to drive the first truck. He came over at a walking pace. The first span went down, and the second came up. Down, up, down, up. The whole underside of it breathed, from one bank to the other, like something that has been allowed to turn over in its sleep.</p>
<h2>After that</h2>
<p>I wrote a memorandum about it, two pages long, and the state sent it to every county. They went to look for strips of new concrete over old piers. As I write this they have found seven, three of them bad. There is now a line on the inspection form. It says: <strong>What has been repaired here, and what did it use to do?</strong> I am prouder of that line than of anything that I have built.</p>
<p>I called him to say so. He asked for the margin after the repair, and when I told him he said that it would do. He asked after Hal’s knee.</p>
<p>Then I asked what I had wanted to ask for forty years: whether he did not think it hard, to fail half of a class on one beam.</p>
<p>“I did not fail you,” he said. “I declined to pass you. I was not worried about the examination.” I could hear a cup being put down. “I was worried about the bridge.”</p>`,
};
