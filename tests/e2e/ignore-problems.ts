/** Drops recorded problems that a test expects, such as Chromium's log message for a lost connection. */
export function ignoreProblems(problems: string[], expected: RegExp): void {
  problems.splice(0, problems.length, ...problems.filter((text) => !expected.test(text)))
}

/** Drops Chromium's log messages for responses with the given statuses. */
export const ignoreStatuses = (problems: string[], ...statuses: readonly number[]): void =>
  ignoreProblems(problems, new RegExp(`status of (?:${statuses.join('|')})`))
