import { grouped } from '../../../members/member-import/checking.ts';
import type { LineProblem } from '../../../members/member-import/classify-rows.ts';

/** Number of problems up to which each line is listed. */
const fewLines = 10;

/**
 * Prints the problems of lines. Above the limit they are grouped: the number of lines with the same problem, and the first of them.
 */
export function printProblems(problems: readonly LineProblem[], print: (text: string) => void): void {
  if (problems.length <= fewLines) for (const { line, reason } of problems) print(`line ${line}: ${reason}`);
  else
    for (const { reason, lines, first } of grouped(problems))
      print(`${lines} ${lines === 1 ? 'line' : 'lines'}, the first is ${first}: ${reason}`);
}
