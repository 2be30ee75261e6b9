/** Failures of a sign-in, in the wording that support knows. */
export const SIGN_IN_PROBLEMS = {
  token: "FORGEROCK Token Error",
  ids: "No CRMID / SAP CDC found",
  customer: "Error on Update customer on Commerce",
  unavailable: "FORGEROCK unavailable",
} as const;

export type SignInProblem = keyof typeof SIGN_IN_PROBLEMS;

export function readSignInProblem(value: string | null): SignInProblem | undefined {
  return Object.keys(SIGN_IN_PROBLEMS).find((name): name is SignInProblem => name === value);
}
