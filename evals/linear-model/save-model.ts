import { writeFileSync } from 'node:fs'
import type { LinearModel } from '#app/assistant/reading/linear-model.ts'

/** Writes a model into a file of the app. */
export function saveModel(file: URL, { weights, scale, bias }: LinearModel): void {
  writeFileSync(
    file,
    `// Written by \`npm run evals -- train\`.

/** Signed bytes in Base64. */
export const encodedWeights =
  '${Buffer.from(weights).toString('base64')}'
export const scale = ${scale}
export const bias = ${bias}
`,
  )
}
