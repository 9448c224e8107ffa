import { grouped } from '../../../members/member-import/checking.ts';
import type { LineProblem } from '../../../members/member-import/classify-rows.ts';

/** How many lines are told one by one. */
const fewLines = 10;

/** Problems of the lines, grouped: how many lines have the same one, and the first of them. */
export function printProblems(problems: readonly LineProblem[], print: (text: string) => void): void {
  if (problems.length <= fewLines) for (const { line, reason } of problems) print(`line ${line}: ${reason}`);
  else
    for (const { reason, lines, first } of grouped(problems))
      print(`${lines} ${lines === 1 ? 'line' : 'lines'}, the first is ${first}: ${reason}`);
}
