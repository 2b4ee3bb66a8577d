import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { findProgram } from '../cluster/program.ts'

const run = promisify(execFile)
const promtool = findProgram('promtool') ?? ''

describe.skipIf(promtool === '')('the alerts', () => {
  test('pass their promtool tests', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'chefin-alerts-'))
    await copyFile('deploy/alerts.yaml', join(folder, 'alerts.yaml'))
    await copyFile('tests/monitoring/alerts.test.yaml', join(folder, 'alerts.test.yaml'))
    const { stdout } = await run(promtool, ['test', 'rules', join(folder, 'alerts.test.yaml')])
    expect(stdout).toContain('SUCCESS')
    await rm(folder, { recursive: true })
  })

  test('all have promtool tests', async () => {
    const rules = await readFile('deploy/alerts.yaml', 'utf8')
    const tests = await readFile('tests/monitoring/alerts.test.yaml', 'utf8')
    const names = [...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !tests.includes(`alertname="${name}"`))).toEqual([])
  })
})
