/** Whether this run tests everything, as each night, instead of a new sample. */
export const testsAllCases = process.env['CASES'] === 'all'

/**
 * Returns how many cases of a property this run tests: a fiftieth, chosen anew in each run, or all
 * with `CASES=all npm test`.
 */
export const caseCount = (all: number): number => (testsAllCases ? all : Math.ceil(all / 50))
