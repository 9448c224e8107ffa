import type { StoryText } from './story-text.ts';

export const room114: StoryText = {
  id: 'tuesdays-room-114',
  title: 'Tuesdays, room 114',
  excerpt: 'Thermodynamics, at night, for people who already know how a boiler smells.',
  category: 'academia',
  author: 'Anjali Kadamb',
  authorTitle: 'Evening lecturer, Elk River Community College',
  graduationYear: 1987,
  date: '2026-05-07T14:30:00.000Z',
  image: '/samples/stories/cycle.svg',
  tags: ['Teaching', 'Mechanical', 'Thermodynamics'],
  content: `<p>The class begins at half past six because the shift at the paper mill ends at six. They come in with wet hair. There are nineteen of them, between twenty-two and sixty-one years old, and nearly all have stood closer to superheated steam than I ever have or want to.</p>
<p>I had taught before, at a university, to eighteen-year-olds who would believe anything that I wrote on a board. On my first Tuesday in room 114 I wrote the second law on the board, and a man in the third row, Dale, said, “No.”</p>
<p>I asked him what he meant. He said that he had no quarrel with the formula, but that I had drawn the condenser above the turbine, and that if I had ever had to drain one, I would not have.</p>
<h2>Starting from the other end</h2>
<p>I had prepared fourteen lectures in the order of the book. I threw them away, with some regret for the seventh, which had been a very nice one. We began instead with what they knew. <em>Why does a safety valve chatter? Why do you warm a steam line slowly? Why does the pump scream when the tank is hot?</em> They knew that each of these things was so. Two of them had scars about it. What nobody had ever told them was that it was all the same reason.</p>
<blockquote><p>They had been doing thermodynamics for thirty years. I was only there to tell them its name.</p></blockquote>
<p>The evening we reached entropy I brought a kettle, a block of ice and a bicycle pump. Nobody took a note. At nine o’clock the caretaker came to lock up, and stood in the door, and asked whether it had anything to do with why his office was always cold. It had. He has been sitting at the back since then, which makes twenty.</p>
<p>I made mistakes. I gave them a problem from the book with an ideal nozzle, and they would not touch it. They wanted to know who had made it, and whether it was new. I had always taken the word <em>ideal</em> for a convenience. To them it was a salesman’s word, and they had met the salesman. So we did it with a worn one, from the mill, which a woman called Ruth brought along in a lunch box. We measured it with my calipers, guessed its efficiency, and argued about the guess until ten. The answer came out within three percent of what the mill’s own meter says.</p>
<p>Ruth asked whether that was good. I said that at my university we would have published it. She put the nozzle back in the lunch box and said that she would publish it to the day shift.</p>
<h2>What they asked me</h2>
<p>Around the tenth week Dale asked what my own professor had been like. I told them about a man in Pune who carried one piece of chalk in his shirt pocket and no notes, and who, when you gave the right answer, would say “And?” until you had given the reason as well. They liked that. By the following Tuesday they were doing it to each other, and to me.</p>
<p>Seventeen of the nineteen passed the state’s boiler examination in June. The other two passed it in September. The mill moved four of them up to the control room, and the safety office tells me that reports of near misses have doubled, because people have begun to recognize them.</p>
<p>It pays what evening lecturing pays. I drive home along the river at half past nine, and the mill’s plume is standing over the trees, lit from below. I know most of the people who are making it. It is drawn the right way up.</p>`,
};
