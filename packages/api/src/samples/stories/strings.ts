import type { StoryText } from './story-text.ts';

export const strings: StoryText = {
  id: 'the-string-section',
  title: 'The string section',
  excerpt:
    'I study how suspension bridges move. One of them turned out to be in tune, and then somebody found a conductor.',
  category: 'academia',
  author: 'Tara Savar',
  authorTitle: 'Professor of structures',
  date: '2026-09-24T14:00:00.000Z',
  image: '/samples/stories/hangers.svg',
  tags: ['Structures', 'Research', 'Music'],
  content: `<p>Every hanger of a suspension bridge is a string under tension, and every string has a note. You cannot hear it, because the longest ones sound three octaves below the lowest key of a piano. But you can record it, play it faster, and then you can.</p>
<p>I did this for a living. If the note of a hanger falls, it has lost tension, and somebody should go and look. We put two hundred and twelve sensors on a bridge over the Ohio and listened to it for three years. It is patient work. My students call it piano tuning for people who were bad at the piano, and in my case they are right.</p>
<h2>The G that was not there</h2>
<p>In the second winter a student, Omkar Hirda, who plays the cello and had not mentioned it, sped up a night of data by a factor of forty, to check for gaps by ear. Then he came to my office without knocking.</p>
<p>“It is almost a scale,” he said. “There is one note missing.”</p>
<p>The hangers shorten toward the middle of the span, evenly, as the cable sags. So their notes rise, evenly. From the tower to midspan the bridge plays something close to a scale, and where hanger 61 should have been there was a hole. We went to look at hanger 61. It had been replaced in 1994 with a rod of the wrong diameter, perfectly safe, carefully painted, and flat.</p>
<blockquote><p>Perfectly safe, carefully painted, and flat.</p></blockquote>
<p>The owner did not see why a safe hanger should be replaced. I explained that a part which differs from the drawing is a question, and that they had been driving over this question for thirty years. They replaced it in spring. Omkar came along with a tuning fork, which was of no use whatever, and which he struck anyway.</p>
<h2>Somebody to conduct it</h2>
<p>I mentioned it at a chapter dinner, as one does, between the soup and the treasurer. Across the table sat a lady of the class of 1990 who had left telecom engineering to conduct a youth orchestra in Cincinnati. She put her spoon down.</p>
<p>The piece is eleven minutes long. The bridge plays the lower part, recorded on the night of the first frost, when steel shortens and everything goes up by a little less than a semitone. Sixteen teenagers play the rest. At the first rehearsal they were out of tune with it, and asked whether the bridge could be adjusted. She told them that it had been there since 1931, and that they should listen.</p>
<p>I have published forty-one papers. The one with the score in its appendix is the only one my mother has asked to have framed. It has been cited twice, both times by musicians, both times correctly.</p>`,
};
