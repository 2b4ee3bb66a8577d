/** The query parameter with the rule whose findings are all shown. */
export const wholeRuleParam = 'all'
