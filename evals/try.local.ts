import { offlinePlanner } from '#app/assistant/planners/offline.ts'
import { cases } from './cases/index.ts'
import { describeFault, runCases, table } from './run-cases.ts'
const out = await runCases(offlinePlanner, cases, 1)
for (const o of out) if (o.faults.length) console.log(describeFault(o) + '\n')
console.log(table(out))
