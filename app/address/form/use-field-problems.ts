import { type FormEvent, useState } from "react";
import type { FieldProblem } from "../check-address.ts";
import { remainingProblems } from "../remaining-problems.ts";

type Problems<Field extends string> = readonly FieldProblem<Field>[];

/**
 * The problems of a form: all of them when it is sent, then only those that are left while they are corrected.
 * `serverProblems` are those that the server has found.
 */
export function useFieldProblems<Field extends string>(
  check: (form: FormData) => Problems<Field>,
  serverProblems: Problems<Field> | undefined,
) {
  const [lastAnswer, setLastAnswer] = useState(serverProblems);
  const [raised, setRaised] = useState<Problems<Field>>(serverProblems ?? []);
  const [shown, setShown] = useState(raised);
  const raise = (problems: Problems<Field>) => {
    setRaised(problems);
    setShown(problems);
  };
  if (lastAnswer !== serverProblems) {
    setLastAnswer(serverProblems);
    raise(serverProblems ?? []);
  }
  const recheck = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (shown.length > 0) setShown(remainingProblems(shown, check(new FormData(currentTarget))));
  };
  return {
    problems: shown,
    /** All problems of the last attempt to send; a new list for each attempt. */
    raised,
    /** For the form: checks again while the customer types, and when a browser has filled in a field. */
    corrections: { onChange: recheck, onBlur: recheck },
    drop(field: Field) {
      setShown(shown.filter((problem) => problem.field !== field));
    },
    /** Whether the form may be sent. */
    accepts(form: FormData): boolean {
      const found = check(form);
      raise(found);
      return found.length === 0;
    },
  };
}
