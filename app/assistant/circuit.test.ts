import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Circuit } from './circuit.ts'

let now: number
let changes: string[]
let circuit: Circuit

beforeEach(() => {
  now = 0
  changes = []
  circuit = new Circuit({
    failures: 3,
    windowMs: 1_000,
    pauseMs: 500,
    onChange: (state) => changes.push(state),
    now: () => now,
  })
})

const fail = (times = 1) => {
  for (let time = 0; time < times; time++) circuit.tryEnter()?.fail()
}

describe('a circuit breaker', () => {
  test('opens after repeated failures and reports it once', () => {
    const late = circuit.tryEnter()
    fail(2)
    expect(changes).toEqual([])
    fail()
    late?.fail()
    expect(changes).toEqual(['open'])
    expect(circuit.tryEnter()).toBeUndefined()
  })

  test('forgets failures after a success and after the window', () => {
    fail(2)
    circuit.tryEnter()?.succeed()
    fail(2)
    now = 1_000
    fail(2)
    expect(circuit.tryEnter()).toBeDefined()
  })

  test('lets a single probe through after the pause and closes when it succeeds', () => {
    fail(3)
    now = 499
    expect(circuit.tryEnter()).toBeUndefined()
    now = 500
    const probe = circuit.tryEnter()
    expect(probe).toBeDefined()
    expect(circuit.tryEnter()).toBeUndefined()
    probe?.succeed()
    expect(changes).toEqual(['open', 'closed'])
    fail(2)
    expect(circuit.tryEnter()).toBeDefined()
  })

  test('pauses again when the probe fails', () => {
    fail(3)
    now = 500
    fail()
    expect(circuit.tryEnter()).toBeUndefined()
    now = 1_000
    expect(circuit.tryEnter()).toBeDefined()
    expect(changes).toEqual(['open'])
  })

  test('lets another probe through when the first is cancelled', () => {
    fail(3)
    now = 500
    circuit.tryEnter()?.cancel()
    expect(circuit.tryEnter()).toBeDefined()
  })

  test('counts only the first outcome of an attempt', () => {
    const attempt = circuit.tryEnter()
    attempt?.succeed()
    for (let time = 0; time < 3; time++) attempt?.fail()
    expect(circuit.tryEnter()).toBeDefined()
  })

  test('closes when an attempt from before it opened succeeds', () => {
    const slow = circuit.tryEnter()
    fail(3)
    slow?.succeed()
    expect(changes).toEqual(['open', 'closed'])
    expect(circuit.tryEnter()).toBeDefined()
  })
})

test('setting the wall clock back does not keep a circuit open', () => {
  const realTime = new Circuit({
    failures: 1,
    windowMs: 1_000,
    pauseMs: 0,
    onChange: () => undefined,
  })
  realTime.tryEnter()?.fail()
  expect(realTime.isOpen).toBe(true)
  const wallClock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000)
  expect(realTime.tryEnter()).toBeDefined()
  wallClock.mockRestore()
})
