import { readFileSync } from 'node:fs'
import { estimateTokenCount } from 'tokenx'
import { converse, handTalk } from './converse.ts'

/*
 * `node evals/by-hand/index.ts talk.json`: plans by hand, in a model's place, with nothing but what a
 * model reads. The file holds { "menu": "a", "turns": [{ "ask": "…", "plan": {…} }, { "ask": "…" }] };
 * where the last turn has no plan, what the model would read is printed, else the reply.
 */

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Name the file that holds the conversation')
const turn = await converse(handTalk.parse(JSON.parse(readFileSync(file, 'utf8'))))
if (turn.kind === 'reply') {
  process.stdout.write(`${turn.text}\n`)
  if (turn.dropped > 0) process.stdout.write(`(${turn.dropped} parts were dropped)\n`)
} else {
  const { system, user } = turn
  const tokens = [system, user].map((text) => estimateTokenCount(text))
  process.stdout.write(`${system}\n\n=====\n\n${user}\n\n(${tokens.join(' + ')} tokens)\n`)
}
